import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { problem, unsuccessful, type Problem } from '#core/problem'

/**
 * For the calls whose answers the specification reads as `success` and `error`. It only marks
 * them: the framework answers an error before a middleware could catch it, and a body that cannot
 * be read is refused before this one's turn, so the exception handler asks for the mark.
 */
export function successShape(_: HttpContext, next: NextFn) {
  return next()
}

/** A refusal as this call's readers expect it; a failed validation by its first sentence. */
export function inShapeOf({ route }: HttpContext, body: Problem | Record<string, string[]>) {
  if (!route?.middleware.has(successShape)) return body
  if (isProblem(body)) return unsuccessful(body)
  const [sentence] = Object.values(body).flat()
  return unsuccessful(problem('invalid', sentence))
}

function isProblem(body: Problem | Record<string, string[]>): body is Problem {
  return typeof body.code === 'string'
}
