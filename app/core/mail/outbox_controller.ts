import type { HttpContext } from '@adonisjs/core/http'
import { readOutbox } from '#core/mail/outbox'
import { readable } from '#core/mail/readable'

/** The mails that this machine would have sent, for the person who runs it. */
export default class OutboxController {
  async index({ view }: HttpContext) {
    const mails = await readOutbox()
    return view.render('outbox', {
      mails: mails.map(({ id, source }) => ({ id, source: readable(source) })),
    })
  }
}
