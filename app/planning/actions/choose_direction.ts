import type { DirectionId } from 'site-designer'
import { refused, type Result } from '#core/result'
import { design } from '#planning/designers/designer_threads'
import type { DesignPlan } from '#planning/models/design_plan'
import {
  storePlan,
  storedPlan,
  type PlanMovedOn,
  type ShownPlan,
} from '#planning/services/store_plan'

export type ChooseFailure = { reason: 'not_offered' } | PlanMovedOn

/** Gives a plan one of its three offered looks. Its content stays. */
export class ChooseDirection {
  async handle(
    plan: DesignPlan,
    direction: DirectionId
  ): Promise<Result<ShownPlan, ChooseFailure>> {
    if (plan.state !== 'reviewing') return refused({ reason: 'plan_approved' })

    const turned = await design('setPlanDirection', storedPlan(plan), direction)
    return turned ? storePlan(plan, turned) : refused({ reason: 'not_offered' })
  }
}
