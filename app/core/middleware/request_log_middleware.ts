import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { loggedPath } from '#core/logged_path'

/** Logs one structured line per request, with the id that error pages and `x-request-id` show. */
export default class RequestLogMiddleware {
  async handle({ request, response, logger }: HttpContext, next: NextFn) {
    const started = performance.now()
    response.header('x-request-id', request.id()!)
    response.onFinish(() => {
      const line = {
        method: request.method(),
        path: loggedPath(request.url()),
        status: response.getStatus(),
        ms: Math.round(performance.now() - started),
      }
      logger.info(line, 'request')
    })
    await next()
  }
}
