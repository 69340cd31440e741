import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { problem, unsuccessful, type Problem } from '#core/problem'

/**
 * For the calls whose answers have `success` and `error` in the specification. It only marks them: the
 * framework answers an error before a middleware can catch it, and an unreadable body is refused before
 * this middleware runs, so the exception handler checks the mark.
 */
export function successShape(_: HttpContext, next: NextFn) {
  return next()
}

/** A refusal in the shape of this call; a failed validation as its first sentence. */
export function inShapeOf({ route }: HttpContext, body: Problem | Record<string, string[]>) {
  if (!route?.middleware.has(successShape)) return body
  if (isProblem(body)) return unsuccessful(body)
  const [sentence] = Object.values(body).flat()
  return unsuccessful(problem('invalid', sentence))
}

function isProblem(body: Problem | Record<string, string[]>): body is Problem {
  return typeof body.code === 'string'
}
