import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Headers that every answer of the app's own host carries. Pages add their content policy. */
export default class PlainHeadersMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    response.header('x-content-type-options', 'nosniff')
    response.header('referrer-policy', 'strict-origin-when-cross-origin')
    response.header('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (request.url().startsWith('/api')) response.header('cache-control', 'no-store')
    await next()
  }
}
