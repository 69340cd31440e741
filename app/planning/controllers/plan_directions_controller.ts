import type { HttpContext } from '@adonisjs/core/http'
import { problem } from '#core/problem'
import { ChooseDirection } from '#planning/actions/choose_direction'
import { answerUnchanged } from '#planning/controllers/problems'
import { ownedPlan } from '#planning/services/owned_plan'
import { planEtag } from '#planning/services/plan_etag'
import { planLooks } from '#planning/services/plan_looks'
import { looksJson } from '#planning/transformers/directions_json'
import { planJson } from '#planning/transformers/plan_json'
import { chooseDirectionValidator } from '#planning/validators/directions'

const NOT_SET = 'Something went wrong while changing the look. Please try again.'

/** The directions that a plan under review can take. */
export default class PlanDirectionsController {
  async index({ auth, params, response }: HttpContext) {
    const plan = await ownedPlan(auth.getUserOrFail(), params.planId)
    return response.ok(looksJson(planLooks(plan), plan.id))
  }

  async store({ auth, params, request, response }: HttpContext) {
    const plan = await ownedPlan(auth.getUserOrFail(), params.planId)
    const { direction } = await request.validateUsing(chooseDirectionValidator)

    const result = await new ChooseDirection().handle(plan, direction)
    if (result.ok) {
      response.header('etag', planEtag(result.value))
      return response.ok({
        ...planJson(result.value),
        ...looksJson(planLooks(result.value), plan.id),
      })
    }
    if (result.error.reason === 'not_offered') {
      const sentence = 'This plan is not drawn in that direction. Choose one of the three.'
      return response.badRequest(problem('not_offered', sentence))
    }
    return answerUnchanged(response, result.error, NOT_SET)
  }
}
