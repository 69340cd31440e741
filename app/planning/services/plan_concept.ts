import type { Concept, Round, Sheet } from 'site-designer'
import type { PlanDraft } from '#contract/api/planning'
import type { DesignRequest } from '#contract/design_request'
import { clock } from '#core/clock'
import { fromJson } from '#core/json_text'
import { design } from '#planning/designers/designer_threads'
import { askDesigner } from '#planning/services/ask_designer'
import type { RenderedPlan } from '#planning/services/plan_jobs'
import { timeLimits } from '#planning/services/time_limits'

interface Composed {
  sheet: Sheet
  form: DesignRequest
  rounds: Round[]
}

interface Asking {
  userId: string
  stop?: AbortSignal
  feedback?: string
  /** When the person began to wait, in milliseconds since 1970: the idea has the rest of their time. */
  begun: number
  /** Takes the plan with as much of its idea as there is, and what goes on. */
  tell?: (draft: Pick<PlanDraft, 'design_plan' | 'stage'>) => void
}

const STAGE = 'Finding an idea for the page'

/**
 * The plan with the idea that the designer has for its page: its colours and fonts, and how each section
 * looks. A designer without ideas, or one that fails, leaves the plan as it is.
 */
export async function withConcept(
  composed: RenderedPlan,
  input: Composed,
  { userId, stop, feedback, begun, tell }: Asking
): Promise<RenderedPlan> {
  const outline = fromJson(composed.texts.outlineJson)
  const { sheet, form } = input
  const request = { sheet, outline, prompt: form.prompt, form, feedback }
  let told = Promise.resolve()
  const draft = (concept: Concept) => {
    told = told
      .then(() => design('draftWithConcept', { ...input, outline: { ...outline, concept } }))
      .then((markdown) => tell?.({ design_plan: markdown, stage: STAGE }))
      // One draft is skipped; an error of the final plan is reported.
      .catch(() => undefined)
  }
  const left = begun + timeLimits.modelPlan - clock.millis()
  const late = AbortSignal.timeout(Math.max(0, left))
  const found = await askDesigner(
    'plan',
    async (designer, signal) => {
      if (!designer.concept) return undefined
      tell?.({ design_plan: composed.texts.markdown, stage: STAGE })
      return designer.concept(request, AbortSignal.any([signal, late]), tell && draft)
    },
    { userId, stop }
  )
  await told
  if (!found.ok || !found.value) return composed
  const before = { ...outline, concept: found.value }
  return design('composePlan', { ...input, from: { before } })
}
