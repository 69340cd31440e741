import type { HttpContext } from '@adonisjs/core/http'
import { problem } from '#core/problem'
import { limitProblem } from '#websites/main'
import { ApprovePlan } from '#planning/actions/approve_plan'
import { CancelBuild } from '#planning/actions/cancel_build'
import { ownedBuild } from '#planning/services/owned_build'
import { ownedPlan } from '#planning/services/owned_plan'
import { approvalJson, buildJson } from '#planning/transformers/build_json'

/** A build starts with the approval of a plan; there is no other way. */
export default class BuildsController {
  async store({ auth, params, response }: HttpContext) {
    const plan = await ownedPlan(auth.getUserOrFail(), params.planId)

    const result = await new ApprovePlan().handle(plan)
    if (!result.ok) return response.forbidden(limitProblem(result.error))

    if (result.value.status === 'failed') {
      const sentence = 'Something went wrong. Please try again.'
      return response.badGateway(problem('build_failed', sentence))
    }
    return response.ok(approvalJson(result.value))
  }

  async show({ auth, params, response }: HttpContext) {
    const build = await ownedBuild(auth.getUserOrFail(), params.taskId)
    return response.ok(buildJson(build))
  }

  /** Answers with the state of the build, which may have completed just before. */
  async destroy({ auth, params, response }: HttpContext) {
    const build = await ownedBuild(auth.getUserOrFail(), params.taskId)
    return response.ok(buildJson(await new CancelBuild().handle(build)))
  }
}
