import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { safeParse } from '@poppinss/utils/json'
import bodyParser from '#config/bodyparser'
import { Turns } from '#core/turns'

/** In bytes. Parsing a smaller body takes no noticeable time. */
const LARGE = 64 * 1024
const DEEPEST = 1_000

const parser = new BodyParserMiddleware(bodyParser)

/** Reads a JSON body as text. */
const unparsed = new BodyParserMiddleware({
  ...bodyParser,
  json: { ...bodyParser.json, types: [] },
  raw: { ...bodyParser.raw, types: bodyParser.json.types, limit: bodyParser.json.limit },
})

const turns = new Turns()

/** The name of a route begins with this if its controller reads the body, for a signature over it. */
export const READS_OWN_BODY = 'own_body.'

/**
 * Reads the body. A body that cannot be read is a client error: JSON that is nested many thousand
 * levels deep, which the framework copies recursively, or a body that is not compressed in the way that
 * its header says.
 */
export default class BodyMiddleware {
  async handle(context: HttpContext, next: NextFn) {
    if (context.route?.name?.startsWith(READS_OWN_BODY)) return next()
    try {
      if (isLargeJson(context)) await readLarge(context)
      else await parser.handle(context, async () => {})
    } catch (error) {
      if (error instanceof RangeError) throw new Exception('Nested too deep', { status: 400 })
      if (cannotBeUnpacked(error)) throw new Exception('Not packed as it says', { status: 400 })
      throw error
    }
    return next()
  }
}

function isLargeJson({ request }: HttpContext): boolean {
  // A compressed or chunked body does not tell its length.
  const length = request.header('content-encoding') ? undefined : request.header('content-length')
  return Number(length ?? Infinity) > LARGE && request.is(bodyParser.json.types!) !== null
}

/**
 * Large bodies that arrive together are parsed one after the other, and other requests are served in
 * between.
 */
async function readLarge(context: HttpContext): Promise<void> {
  const { request } = context
  await unparsed.handle(context, async () => {})
  const text = request.raw()
  if (!text) return
  await turns.next()
  if (!/^\s*[[{]/.test(text)) throw new Exception('Neither object nor array', { status: 422 })
  try {
    const body = safeParse(text)
    refuseDeep(body)
    request.updateBody(body)
  } catch (error) {
    if (error instanceof SyntaxError) throw new Exception('No JSON', { status: 400 })
    throw error
  }
}

/**
 * Refuses deeply nested values, as the framework does for smaller bodies, which it copies recursively.
 */
function refuseDeep(value: unknown, left = DEEPEST): void {
  if (typeof value !== 'object' || value === null) return
  if (left === 0) throw new RangeError('nested too deep')
  for (const part of Object.values(value)) refuseDeep(part, left - 1)
}

/** zlib's error codes for gzip, deflate and Brotli. */
function cannotBeUnpacked(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('Z_') || code.startsWith('ERR__')
}
