import type { DirectionId } from 'site-designer'
import { refused, type Result } from '#core/result'
import { design } from '#planning/designers/designer_threads'
import type { DesignPlan } from '#planning/models/design_plan'
import { keepPlan, keptPlan, type PlanMovedOn, type ShownPlan } from '#planning/services/keep_plan'

export type ChooseFailure = { reason: 'not_offered' } | PlanMovedOn

/** Gives a plan one of its three offered looks. Its content stays. */
export class ChooseDirection {
  async handle(
    plan: DesignPlan,
    direction: DirectionId
  ): Promise<Result<ShownPlan, ChooseFailure>> {
    if (plan.state !== 'reviewing') return refused({ reason: 'plan_approved' })

    const turned = await design('turnPlan', keptPlan(plan), direction)
    return turned ? keepPlan(plan, turned) : refused({ reason: 'not_offered' })
  }
}
