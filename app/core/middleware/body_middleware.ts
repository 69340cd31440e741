import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Reads what was sent. What cannot be read is no fault of ours: a text that is nested many
 * thousand times over, which the framework copies by recursion, or a body that is not packed the
 * way it says.
 */
export default class BodyMiddleware {
  async handle(context: HttpContext, next: NextFn) {
    try {
      const parser = await context.containerResolver.make(BodyParserMiddleware)
      await parser.handle(context, async () => {})
    } catch (error) {
      if (error instanceof RangeError) throw new Exception('Nested too deep', { status: 400 })
      if (cannotBeUnpacked(error)) throw new Exception('Not packed as it says', { status: 400 })
      throw error
    }
    return next()
  }
}

/** How zlib names what is wrong with gzip and deflate, and what with Brotli. */
function cannotBeUnpacked(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('Z_') || code.startsWith('ERR__')
}
