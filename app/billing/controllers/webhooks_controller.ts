import type { HttpContext } from '@adonisjs/core/http'
import { problem } from '#core/problem'
import { readBody } from '#core/http/read_body'
import { ReceiveDelivery } from '#billing/actions/receive_delivery'

/** Messages of the provider have a few kilobytes. */
const LARGEST = 256 * 1024

export default class WebhooksController {
  /** 200 means that the message is stored; with any other answer the provider sends it again. */
  async store({ request, response }: HttpContext) {
    const raw = await readBody(request.request, LARGEST)
    if (!raw) {
      response.header('connection', 'close')
      return response.requestEntityTooLarge(problem('too_large', 'This message is too large.'))
    }
    const result = await new ReceiveDelivery().handle(raw, request.headers())
    if (!result.ok) {
      return response.unauthorized(problem('bad_signature', 'This message is not signed.'))
    }
    return response.ok({ outcome: result.value })
  }
}
