import type { HttpContext } from '@adonisjs/core/http'
import { isLoopback } from '#core/loopback'
import { readOutbox } from '#core/mail/outbox'
import { readMail } from '#core/mail/read_mail'
import { NotFound } from '#core/not_found'
import { pagePolicy } from '#core/pages/page_policy'

const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** The mails that this machine would have sent, only for the person at this machine. */
export default class OutboxController {
  async index({ request, response, view }: HttpContext) {
    // The socket's own address, because headers can be forged. A header of a proxy is enough to refuse.
    const isHere = isLoopback(request.request.socket.remoteAddress)
    if (!isHere || PROXY_HEADERS.some((name) => request.header(name))) throw new NotFound('page')
    response.header('content-security-policy', pagePolicy())
    response.header('cache-control', 'no-store')
    const mails = await readOutbox()
    const read = mails.map(async ({ id, source }) => ({ id, ...(await readMail(source)) }))
    return view.render('outbox', { mails: await Promise.all(read) })
  }
}
