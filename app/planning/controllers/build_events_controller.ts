import type { HttpContext } from '@adonisjs/core/http'
import { listening } from '#auth/main'
import { answerEvents } from '#core/http/event_stream'
import { buildEvents } from '#planning/services/build_events'
import { ownedBuild } from '#planning/services/owned_build'
import { buildJson } from '#planning/transformers/build_json'

/** The progress of a build as a stream. Clients that cannot read a stream poll `task-status`. */
export default class BuildEventsController {
  async index({ auth, params, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const build = await ownedBuild(user, params.taskId)
    answerEvents({ response }, listening(user), (signal) =>
      buildEvents(build.id, buildJson, signal)
    )
  }
}
