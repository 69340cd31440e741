import type { DesignPlan } from '#planning/models/design_plan'

export function planJson(plan: DesignPlan) {
  return { plan_id: plan.id, design_plan: plan.markdown }
}
