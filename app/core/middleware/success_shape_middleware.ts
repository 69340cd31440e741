import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { errors } from '@vinejs/vine'
import { unsuccessful } from '#core/problem'

/**
 * For the calls whose answers the specification reads as `success` and `error`: a failed
 * validation is told in that shape too, by its first sentence.
 */
export default class SuccessShapeMiddleware {
  async handle({ response }: HttpContext, next: NextFn) {
    try {
      await next()
    } catch (error) {
      if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
      const [sentence] = Object.values(error.messages as Record<string, string[]>).flat()
      response.badRequest(unsuccessful('invalid', sentence))
    }
  }
}
