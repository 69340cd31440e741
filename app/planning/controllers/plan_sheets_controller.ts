import type { HttpContext } from '@adonisjs/core/http'
import { answerJson } from '#core/http/answer_json'
import { ChangePlanSheet } from '#planning/actions/change_plan_sheet'
import { answerUnchanged } from '#planning/controllers/problems'
import { expectedPlanVersion, planEtag } from '#planning/services/plan_etag'
import { ownedPlan } from '#planning/services/owned_plan'
import { changedSheetJson } from '#planning/transformers/plan_json'
import { sheetChangeIn } from '#planning/validators/change_sheet'

const NOT_CHANGED = 'Something went wrong while changing your plan. Please try again.'

/** The sheet of a plan, and the person's changes to it. */
export default class PlanSheetsController {
  async update({ auth, params, request, response }: HttpContext) {
    const plan = await ownedPlan(auth.getUserOrFail(), params.planId)
    const change = await sheetChangeIn(request.body())
    const baseVersion = expectedPlanVersion(plan, request.header('if-match'))

    const result = await new ChangePlanSheet().handle(plan, change, baseVersion)
    if (result.ok) {
      response.header('etag', planEtag(result.value.plan))
      return answerJson(response, changedSheetJson(result.value))
    }
    if (result.error.reason === 'invalid') return response.badRequest(result.error.errors)
    return answerUnchanged(response, result.error, NOT_CHANGED)
  }
}
