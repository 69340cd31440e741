import type { HttpContext } from '@adonisjs/core/http'
import type { PlanDraft } from '#contract/api/planning'
import { blankRequest, chosenByValue } from '#contract/design_request'
import { listening } from '#auth/main'
import { answerEvents } from '#core/http/event_stream'
import { answerJson } from '#core/http/answer_json'
import { toJson } from '#core/json_text'
import { spend } from '#core/limits/limits'
import { problem } from '#core/problem'
import { limitProblem } from '#websites/main'
import { DeletePlan } from '#planning/actions/delete_plan'
import { DraftPlan } from '#planning/actions/draft_plan'
import { RevisePlan } from '#planning/actions/revise_plan'
import { answerUnchanged } from '#planning/controllers/problems'
import { design, wakeDesigner } from '#planning/designers/designer_threads'
import { storedPlan } from '#planning/services/store_plan'
import { Newest } from '#planning/services/newest'
import { newPlans } from '#planning/services/plan_limit'
import { cancelDraft, draftInProgress } from '#planning/services/drafts_in_progress'
import { ownedPlan } from '#planning/services/owned_plan'
import { planEtag } from '#planning/services/plan_etag'
import { planEvents, type WholeAnswer } from '#planning/services/plan_events'
import { unfinishedPlans } from '#planning/services/unfinished_plans'
import { noticeJson, planJson, unfinishedJson } from '#planning/transformers/plan_json'
import { draftPlanValidator } from '#planning/validators/draft_plan'
import { revisePlanValidator } from '#planning/validators/revise_plan'

const NOT_DRAWN = 'Something went wrong while creating your design plan. Please try again.'
const NOT_DELETED = 'The plan could not be deleted. Please try again.'
const DRAFT_CANCELLED = 'This plan was called off.'
const NOT_REVISED = 'Something went wrong while updating your plan. Please try again.'

export default class PlansController {
  /** The unfinished plans, for the screen on which a person starts a plan. */
  async index({ auth, response }: HttpContext) {
    wakeDesigner()
    const plans = await unfinishedPlans(auth.getUserOrFail().id)
    return response.ok({ plans: plans.map(unfinishedJson) })
  }

  /**
   * A client that reads events gets the drafts of the plan; a plan that is ready at once is answered as
   * JSON.
   */
  async store({ auth, request, response }: HttpContext) {
    const fields = await request.validateUsing(draftPlanValidator)
    const user = auth.getUserOrFail()
    await spend('plan', user.id, newPlans)
    const chosen = fields.chosen ?? chosenByValue(fields)
    const asked = { ...blankRequest, ...fields, chosen }

    const drafts = new Newest<PlanDraft>()
    const streams = request.accepts(['json', EVENTS]) === EVENTS
    const onDraft = streams ? (draft: PlanDraft) => drafts.put(draft) : undefined
    const answer = new DraftPlan().handle(user, asked, onDraft).then(draftAnswer)
    void answer.catch(() => undefined).finally(() => drafts.end())

    if (await drafts.first()) {
      return answerEvents({ response }, listening(user), () => planEvents(drafts, answer))
    }
    const { status, body, etag } = await answer
    if (etag) response.header('etag', etag)
    return answerJson(response, body, status)
  }

  /** While a plan is being written, 202 with the part that exists. */
  async show({ auth, params, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const draft = draftInProgress(user.id, params.planId)
    if (draft) return response.accepted(draft)
    const plan = await ownedPlan(user, params.planId)
    response.header('etag', planEtag(plan))
    return answerJson(
      response,
      planJson({ plan, page: await design('planPage', storedPlan(plan)) }, {})
    )
  }

  /** A plan that is still being written is cancelled. */
  async destroy({ auth, params, response }: HttpContext) {
    const user = auth.getUserOrFail()
    if (await cancelDraft(user.id, params.planId)) return response.noContent()
    const plan = await ownedPlan(user, params.planId)
    const result = await new DeletePlan().handle(plan)
    if (result.ok) return response.noContent()
    return answerUnchanged(response, result.error, NOT_DELETED)
  }

  async update({ auth, params, request, response }: HttpContext) {
    const before = await ownedPlan(auth.getUserOrFail(), params.planId)
    const { feedback, choices } = await request.validateUsing(revisePlanValidator)

    const result = await new RevisePlan().handle(before, feedback, choices)
    if (result.ok) {
      const { round, notice, unclear, ...shown } = result.value
      const { done, notUnderstood } = round
      const more = { done, not_understood: notUnderstood, unclear, ...noticeJson(notice) }
      response.header('etag', planEtag(shown.plan))
      return answerJson(response, planJson(shown, more))
    }
    return answerUnchanged(response, result.error, NOT_REVISED)
  }
}

const EVENTS = 'text/event-stream'

function draftAnswer(result: Awaited<ReturnType<DraftPlan['handle']>>): WholeAnswer {
  if (result.ok) {
    const { notice, ...shown } = result.value
    return { status: 200, body: planJson(shown, noticeJson(notice)), etag: planEtag(shown.plan) }
  }
  switch (result.error.reason) {
    case 'website_limit':
      return { status: 403, body: toJson(limitProblem(result.error)) }
    case 'called_off':
      return { status: 409, body: toJson(problem('called_off', DRAFT_CANCELLED)) }
    case 'designer_failed':
      return { status: 502, body: toJson(problem('designer_failed', NOT_DRAWN)) }
    case 'designer_too_slow':
      return { status: 503, body: toJson(problem('designer_too_slow', NOT_DRAWN)) }
    default:
      return result.error satisfies never
  }
}
