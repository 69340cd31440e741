import { refused, type Result } from '#core/result'
import type { DesignPlan } from '#planning/models/design_plan'
import { askDesigner, type DesignerFailure } from '#planning/services/ask_designer'
import { keepPlan, type PlanMovedOn } from '#planning/services/keep_plan'
import { patience } from '#planning/services/patience'

export type ReviseFailure = PlanMovedOn | DesignerFailure

/** Has a plan changed by what the person said about it. */
export class RevisePlan {
  async handle(plan: DesignPlan, feedback: string): Promise<Result<DesignPlan, ReviseFailure>> {
    if (plan.state !== 'reviewing') return refused({ reason: 'plan_approved' })

    const { markdown, data } = plan
    const revised = await askDesigner(patience.plan, (designer, signal) =>
      designer.revise({ markdown, data }, feedback, plan.request, signal)
    )
    return revised.ok ? keepPlan(plan, revised.value) : revised
  }
}
