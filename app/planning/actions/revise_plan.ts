import { compose, type Unclear } from 'site-designer'
import { ok, refused, type Result } from '#core/result'
import type { ToldPlan } from '#planning/actions/draft_plan'
import type { DesignPlan } from '#planning/models/design_plan'
import { askDesigner, type DesignerFailure } from '#planning/services/ask_designer'
import { drawnPlan } from '#planning/services/drawn_plan'
import { keepPlan, type PlanMovedOn } from '#planning/services/keep_plan'
import { patience } from '#planning/services/patience'

export interface RevisedPlan extends ToldPlan {
  /** What can mean several things: the plan waits for the person to say which. */
  unclear: Unclear[]
}

export type ReviseFailure = PlanMovedOn | DesignerFailure

/** Has a plan changed by what the person said about it. */
export class RevisePlan {
  /** `choices`: what was picked where the same words were asked about before. */
  async handle(
    plan: DesignPlan,
    feedback: string,
    choices: string[] = []
  ): Promise<Result<RevisedPlan, ReviseFailure>> {
    if (plan.state !== 'reviewing') return refused({ reason: 'plan_approved' })

    const { request, outline: before } = plan
    const asked = { sheet: plan.sheet, outline: before, prompt: request.prompt, feedback, choices }
    const revised = await askDesigner(
      patience.plan,
      (designer, signal) => designer.revise(asked, signal),
      { userId: plan.userId }
    )
    if (!revised.ok) return revised

    const { done, notUnderstood, unclear = [] } = revised.value
    // Who reads words knows nothing of pictures.
    const sheet = { ...revised.value.sheet, photos: plan.sheet.photos }
    const outline = compose(sheet, request, { seed: before.seed, before })
    const rounds = [...plan.rounds, { asked: feedback, done, notUnderstood }]
    const kept = await keepPlan(plan, drawnPlan(sheet, outline, rounds))
    return kept.ok ? ok({ plan: kept.value, notice: revised.notice, unclear }) : kept
  }
}
