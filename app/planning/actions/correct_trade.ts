import { refused, type Result } from '#core/result'
import type { DesignPlan } from '#planning/models/design_plan'
import { askDesigner, type DesignerFailure } from '#planning/services/ask_designer'
import { currentDesigner } from '#planning/services/current_designer'
import { keepPlan, type PlanMovedOn } from '#planning/services/keep_plan'
import { patience } from '#planning/services/patience'

export type CorrectFailure = { reason: 'unknown_trade' } | PlanMovedOn | DesignerFailure

/** Has a plan drawn again for another trade than the one it was understood as. */
export class CorrectTrade {
  async handle(plan: DesignPlan, trade: string): Promise<Result<DesignPlan, CorrectFailure>> {
    if (plan.state !== 'reviewing') return refused({ reason: 'plan_approved' })
    const { markdown, data, request } = plan
    const known = currentDesigner().trades({ markdown, data })
    if (!known.some(({ id }) => id === trade)) return refused({ reason: 'unknown_trade' })

    const corrected = await askDesigner(patience.plan, (designer, signal) =>
      designer.correct({ markdown, data }, trade, request, signal)
    )
    return corrected.ok ? keepPlan(plan, corrected.value) : corrected
  }
}
