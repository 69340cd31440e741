import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Reads what was sent. The framework copies it by recursion, so a text that is nested many
 * thousand times over would end as a fault of ours; it is one that cannot be read.
 */
export default class BodyMiddleware {
  async handle(context: HttpContext, next: NextFn) {
    try {
      const parser = await context.containerResolver.make(BodyParserMiddleware)
      await parser.handle(context, async () => {})
    } catch (error) {
      if (error instanceof RangeError) throw new Exception('Nested too deep', { status: 400 })
      throw error
    }
    return next()
  }
}
