import type { HttpContext } from '@adonisjs/core/http'
import { readOutbox } from '#core/mail/outbox'

/** The mails that this machine would have sent, for the person who runs it. */
export default class OutboxController {
  async index({ view }: HttpContext) {
    return view.render('outbox', { mails: await readOutbox() })
  }
}
