import type { DirectionId } from 'site-designer'
import { refused, type Result } from '#core/result'
import type { DesignPlan } from '#planning/models/design_plan'
import { drawnPlan } from '#planning/services/drawn_plan'
import { keepPlan, type PlanMovedOn } from '#planning/services/keep_plan'
import { planLooks } from '#planning/services/plan_looks'

export type ChooseFailure = { reason: 'not_offered' } | PlanMovedOn

/** Sets a plan in one of the three looks it is offered in. What it says stays. */
export class ChooseDirection {
  async handle(
    plan: DesignPlan,
    direction: DirectionId
  ): Promise<Result<DesignPlan, ChooseFailure>> {
    if (plan.state !== 'reviewing') return refused({ reason: 'plan_approved' })

    const wanted = planLooks(plan).find((look) => look.direction === direction)
    if (!wanted) return refused({ reason: 'not_offered' })
    return keepPlan(plan, drawnPlan(plan.sheet, wanted.outline, plan.rounds))
  }
}
