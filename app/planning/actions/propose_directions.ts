import type { Result } from '#core/result'
import type { Proposal } from 'site-designer'
import type { DesignPlan } from '#planning/models/design_plan'
import { askDesigner, type DesignerFailure } from '#planning/services/ask_designer'
import { patience } from '#planning/services/patience'

/** The directions a plan could take, to be looked at. Keeps nothing. */
export class ProposeDirections {
  handle({ markdown, data, request }: DesignPlan): Promise<Result<Proposal[], DesignerFailure>> {
    return askDesigner(patience.plan, (designer, signal) =>
      designer.propose({ markdown, data }, request, signal)
    )
  }
}
