import type { Round, Unclear } from 'site-designer'
import { clock } from '#core/clock'
import { ok, refused, type Result } from '#core/result'
import type { PlanWithNotice } from '#planning/actions/draft_plan'
import { design } from '#planning/designers/designer_threads'
import type { DesignPlan } from '#planning/models/design_plan'
import { askDesigner, type DesignerFailure } from '#planning/services/ask_designer'
import { withConcept } from '#planning/services/plan_concept'
import { storePlan, type PlanMovedOn } from '#planning/services/store_plan'

export interface RevisedPlan extends PlanWithNotice {
  round: Round
  /** Feedback with several possible meanings: the person must choose one. */
  unclear: Unclear[]
}

export type ReviseFailure = PlanMovedOn | DesignerFailure

/** Changes a plan by a person's feedback. */
export class RevisePlan {
  /** `choices`: the person's choices when the same feedback was ambiguous before. */
  async handle(
    plan: DesignPlan,
    feedback: string,
    choices: string[] = []
  ): Promise<Result<RevisedPlan, ReviseFailure>> {
    if (plan.state !== 'reviewing') return refused({ reason: 'plan_approved' })

    const { request, sheet, outline } = plan
    const begun = clock.millis()
    const asked = { sheet, outline, prompt: request.prompt, feedback, choices }
    const revised = await askDesigner(
      'plan',
      (designer, signal) => designer.revise(asked, signal),
      { userId: plan.userId }
    )
    if (!revised.ok) return revised

    const { done, notUnderstood, unclear = [] } = revised.value
    // The designer does not know the pictures, so they are kept here.
    const next = { ...revised.value.sheet, photos: sheet.photos }
    const asking = { feedback, before: sheet, after: next, form: request, outline }
    const colour = await design('colourTold', asking)
    const told = colour === undefined ? done : [...done, colour]
    const round = { asked: feedback, done: told, notUnderstood }
    const input = { sheet: next, form: request, rounds: [...plan.rounds, round] }
    const composed = await design('composePlan', { ...input, from: { before: outline } })
    const rendered = await withConcept(composed, input, {
      userId: plan.userId,
      feedback,
      begun,
    })
    const kept = await storePlan(plan, rendered)
    return kept.ok ? ok({ ...kept.value, notice: revised.notice, round, unclear }) : kept
  }
}
