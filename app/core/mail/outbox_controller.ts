import type { HttpContext } from '@adonisjs/core/http'
import { isLoopback } from '#core/loopback'
import { readOutbox } from '#core/mail/outbox'
import { readMail } from '#core/mail/read_mail'
import { NotFound } from '#core/not_found'

/** The mails that this machine would have sent, for the person who sits at it and nobody else. */
export default class OutboxController {
  async index({ request, view }: HttpContext) {
    // The socket's own address: a header can say anything.
    if (!isLoopback(request.request.socket.remoteAddress)) throw new NotFound('page')
    const mails = await readOutbox()
    const read = mails.map(async ({ id, source }) => ({ id, ...(await readMail(source)) }))
    return view.render('outbox', { mails: await Promise.all(read) })
  }
}
