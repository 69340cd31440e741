import type { HttpContext } from '@adonisjs/core/http'
import { CorrectTrade } from '#planning/actions/correct_trade'
import { answerUnchanged } from '#planning/controllers/problems'
import { currentDesigner } from '#planning/services/current_designer'
import { ownedPlan } from '#planning/services/owned_plan'
import { planJson } from '#planning/transformers/plan_json'
import { correctTradeValidator } from '#planning/validators/correct_trade'

const UNKNOWN = 'That trade is not in our list. Say it in the feedback instead.'
const NOT_REVISED = 'Something went wrong while updating your plan. Please try again.'

/** What a plan was understood to be for, and what else it could be. */
export default class PlanTradesController {
  async index({ auth, params, response }: HttpContext) {
    const { markdown, data } = await ownedPlan(auth.getUserOrFail(), params.planId)
    return response.ok({ trades: currentDesigner().trades({ markdown, data }) })
  }

  async store({ auth, params, request, response }: HttpContext) {
    const plan = await ownedPlan(auth.getUserOrFail(), params.planId)
    const { trade } = await request.validateUsing(correctTradeValidator)

    const result = await new CorrectTrade().handle(plan, trade)
    if (result.ok) return response.ok(planJson(result.value))
    if (result.error.reason === 'unknown_trade') {
      return response.badRequest({ trade: [UNKNOWN] })
    }
    return answerUnchanged(response, result.error, NOT_REVISED)
  }
}
