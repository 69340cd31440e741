import type { Plan } from 'site-designer'
import type { DesignPlan } from '#planning/models/design_plan'
import { currentDesigner } from '#planning/services/current_designer'

type Drawn = Pick<DesignPlan, 'data' | 'markdown' | 'trade' | 'fingerprint'>

/** What is kept of a plan as its designer drew it. */
export function drawn(plan: Plan): Drawn {
  const designer = currentDesigner()
  return {
    data: plan.data,
    markdown: plan.markdown,
    trade: designer.understanding(plan).trade,
    fingerprint: designer.fingerprint(plan),
  }
}
