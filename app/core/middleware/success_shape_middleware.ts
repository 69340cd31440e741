import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { unsuccessful } from '#core/problem'

const shaped = new WeakSet<HttpContext>()

/**
 * For the calls whose answers the specification reads as `success` and `error`: refusals are told
 * in that shape too, a failed validation by its first sentence. The framework answers an error
 * before a middleware could catch it, so this only leaves word for the exception handler.
 */
export default class SuccessShapeMiddleware {
  async handle(context: HttpContext, next: NextFn) {
    shaped.add(context)
    return next()
  }
}

/** The body of a refusal as this call's readers expect it. */
export function inShapeOf(context: HttpContext, body: Record<string, any>) {
  if (!shaped.has(context)) return body
  if (typeof body.code === 'string') return { success: false, ...body }
  const [sentence] = Object.values(body as Record<string, string[]>).flat()
  return unsuccessful('invalid', sentence)
}
