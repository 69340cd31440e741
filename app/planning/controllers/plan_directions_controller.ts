import type { HttpContext } from '@adonisjs/core/http'
import { answerJson } from '#core/http/answer_json'
import { problem } from '#core/problem'
import { ChooseDirection } from '#planning/actions/choose_direction'
import { answerUnchanged } from '#planning/controllers/problems'
import { design } from '#planning/designers/designer_threads'
import { ownedPlan } from '#planning/services/owned_plan'
import { planEtag } from '#planning/services/plan_etag'
import { storedPlan } from '#planning/services/store_plan'
import { looksJson } from '#planning/transformers/directions_json'
import { planJson } from '#planning/transformers/plan_json'
import { chooseDirectionValidator } from '#planning/validators/directions'

const NOT_SET = 'Something went wrong while changing the look. Please try again.'

/** The directions that a plan under review can have. */
export default class PlanDirectionsController {
  async index({ auth, params, response }: HttpContext) {
    const plan = await ownedPlan(auth.getUserOrFail(), params.planId)
    return response.ok(looksJson(await design('planLooks', storedPlan(plan)), plan.id))
  }

  async store({ auth, params, request, response }: HttpContext) {
    const plan = await ownedPlan(auth.getUserOrFail(), params.planId)
    const { direction } = await request.validateUsing(chooseDirectionValidator)

    const result = await new ChooseDirection().handle(plan, direction)
    if (result.ok) {
      const looks = await design('planLooks', storedPlan(result.value.plan))
      response.header('etag', planEtag(result.value.plan))
      return answerJson(response, planJson(result.value, looksJson(looks, plan.id)))
    }
    if (result.error.reason === 'not_offered') {
      const sentence = 'This plan is not drawn in that direction. Choose one of the three.'
      return response.badRequest(problem('not_offered', sentence))
    }
    return answerUnchanged(response, result.error, NOT_SET)
  }
}
