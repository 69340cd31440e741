import type * as api from '#contract/api/planning'
import type { DesignPlan } from '#planning/models/design_plan'
import { currentDesigner } from '#planning/services/current_designer'

/** The plan for the person, and what of it a screen asks back about. */
export function planJson({ id, markdown, data }: DesignPlan): api.DesignPlan {
  const { trade, label, ownWord, confidence, alternatives } = currentDesigner().understanding({
    markdown,
    data,
  })
  return {
    plan_id: id,
    design_plan: markdown,
    understood: { trade, trade_label: label, own_word: ownWord ?? null, confidence, alternatives },
  }
}
