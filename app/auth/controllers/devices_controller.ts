import type { HttpContext } from '@adonisjs/core/http'
import type { SignedInDevices } from '#contract/api/account'
import { NotFound } from '#core/not_found'
import { EndAllSessions } from '#auth/actions/end_all_sessions'
import { EndSession } from '#auth/actions/end_session'
import { sessionOf } from '#auth/services/session_user_provider'
import { livingSessions } from '#auth/services/sessions'
import { sessionJson } from '#auth/transformers/session_json'

/** The devices on which a person is signed in. */
export default class DevicesController {
  async index({ auth, response }: HttpContext) {
    const person = auth.getUserOrFail()
    const sessions = await livingSessions(person.id)
    return response.ok({
      sessions: sessions.map((session) => sessionJson(session, sessionOf(person))),
    } satisfies SignedInDevices)
  }

  async destroy({ auth, params, response }: HttpContext) {
    const ended = await new EndSession().handle(auth.getUserOrFail(), params.sessionId)
    if (!ended) throw new NotFound('session')
    return response.noContent()
  }

  async destroyAll({ auth, response }: HttpContext) {
    await new EndAllSessions().handle(auth.getUserOrFail())
    return response.noContent()
  }
}
