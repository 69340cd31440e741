import { ok, refused, type Result } from '#core/result'
import type { DirectionId, Proposal } from 'site-designer'
import type { DesignPlan } from '#planning/models/design_plan'
import { ProposeDirections } from '#planning/actions/propose_directions'
import type { DesignerFailure } from '#planning/services/ask_designer'
import { keepPlan, type PlanMovedOn } from '#planning/services/keep_plan'

export interface Chosen {
  plan: DesignPlan
  /** What there is to choose from, the same as before. */
  proposals: Proposal[]
}

export type ChooseFailure = { reason: 'not_offered' } | PlanMovedOn | DesignerFailure

/** Sets a plan in one of the directions it was offered in. What it says stays. */
export class ChooseDirection {
  async handle(plan: DesignPlan, direction: DirectionId): Promise<Result<Chosen, ChooseFailure>> {
    if (plan.state !== 'reviewing') return refused({ reason: 'plan_approved' })

    const proposals = await new ProposeDirections().handle(plan)
    if (!proposals.ok) return proposals
    const wanted = proposals.value.find((proposal) => proposal.direction === direction)
    if (!wanted) return refused({ reason: 'not_offered' })

    const kept = await keepPlan(plan, wanted.plan)
    if (!kept.ok) return kept
    const now = proposals.value.map((proposal) => ({ ...proposal, chosen: proposal === wanted }))
    return ok({ plan: kept.value, proposals: now })
  }
}
