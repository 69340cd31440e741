import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Headers of every answer of the app's own host. Pages add their content security policy. */
export default class PlainHeadersMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    response.header('x-content-type-options', 'nosniff')
    response.header('referrer-policy', 'strict-origin-when-cross-origin')
    response.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (request.url().startsWith('/api')) response.header('cache-control', 'no-store')
    await next()
  }
}
