import type { HttpContext } from '@adonisjs/core/http'
import { problem } from '#core/problem'
import { ChooseDirection } from '#planning/actions/choose_direction'
import { ProposeDirections } from '#planning/actions/propose_directions'
import { answerUnchanged } from '#planning/controllers/problems'
import { ownedPlan } from '#planning/services/owned_plan'
import { proposalsJson } from '#planning/transformers/directions_json'
import { planJson } from '#planning/transformers/plan_json'
import { chooseDirectionValidator } from '#planning/validators/directions'

const NOT_DRAWN = 'The looks could not be drawn. Please try again.'
const NOT_SET = 'Something went wrong while changing the look. Please try again.'

/** The directions that a plan under review can take. */
export default class PlanDirectionsController {
  async index({ auth, params, response }: HttpContext) {
    const plan = await ownedPlan(auth.getUserOrFail(), params.planId)

    const result = await new ProposeDirections().handle(plan)
    if (!result.ok) return answerUnchanged(response, result.error, NOT_DRAWN)
    return response.ok(proposalsJson(result.value))
  }

  async store({ auth, params, request, response }: HttpContext) {
    const plan = await ownedPlan(auth.getUserOrFail(), params.planId)
    const { direction } = await request.validateUsing(chooseDirectionValidator)

    const result = await new ChooseDirection().handle(plan, direction)
    if (result.ok) {
      const { plan: changed, proposals } = result.value
      return response.ok({ ...planJson(changed), ...proposalsJson(proposals) })
    }
    if (result.error.reason === 'not_offered') {
      const sentence = 'This plan is not drawn in that direction. Choose one of the three.'
      return response.badRequest(problem('not_offered', sentence))
    }
    return answerUnchanged(response, result.error, NOT_SET)
  }
}
