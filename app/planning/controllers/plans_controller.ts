import type { HttpContext } from '@adonisjs/core/http'
import { blankRequest } from '#contract/design_request'
import { problem } from '#core/problem'
import { DraftPlan } from '#planning/actions/draft_plan'
import { RevisePlan } from '#planning/actions/revise_plan'
import { answerUnchanged, limitProblem } from '#planning/controllers/problems'
import { ownedPlan } from '#planning/services/owned_plan'
import { planEtag } from '#planning/services/plan_etag'
import { noticeJson, planJson } from '#planning/transformers/plan_json'
import { draftPlanValidator } from '#planning/validators/draft_plan'
import { revisePlanValidator } from '#planning/validators/revise_plan'

const NOT_DRAWN = 'Something went wrong while creating your design plan. Please try again.'
const NOT_REVISED = 'Something went wrong while updating your plan. Please try again.'

export default class PlansController {
  async store({ auth, request, response }: HttpContext) {
    const fields = await request.validateUsing(draftPlanValidator)

    const asked = { ...blankRequest, ...fields }
    const result = await new DraftPlan().handle(auth.getUserOrFail(), asked)
    if (result.ok) {
      const { plan, notice } = result.value
      response.header('etag', planEtag(plan))
      return response.ok({ ...planJson(plan), ...noticeJson(notice) })
    }

    switch (result.error.reason) {
      case 'website_limit':
        return response.forbidden(limitProblem(result.error))
      case 'designer_failed':
        return response.badGateway(problem('designer_failed', NOT_DRAWN))
      case 'designer_too_slow':
        return response.serviceUnavailable(problem('designer_too_slow', NOT_DRAWN))
      default:
        return result.error satisfies never
    }
  }

  async show({ auth, params, response }: HttpContext) {
    const plan = await ownedPlan(auth.getUserOrFail(), params.planId)
    response.header('etag', planEtag(plan))
    return response.ok(planJson(plan))
  }

  async update({ auth, params, request, response }: HttpContext) {
    const before = await ownedPlan(auth.getUserOrFail(), params.planId)
    const { feedback } = await request.validateUsing(revisePlanValidator)

    const result = await new RevisePlan().handle(before, feedback)
    if (result.ok) {
      const { plan, notice } = result.value
      const { done, notUnderstood } = plan.rounds.at(-1)!
      response.header('etag', planEtag(plan))
      const answer = { ...planJson(plan), done, not_understood: notUnderstood }
      return response.ok({ ...answer, ...noticeJson(notice) })
    }
    return answerUnchanged(response, result.error, NOT_REVISED)
  }
}
