import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'

/**
 * The name that a client gave to a request that makes a website, as it is stored: a repeated request
 * has the same. Undefined if it gave none.
 */
export function requestKeyOf({ request, route }: HttpContext): string | undefined {
  const name = request.header('idempotency-key')
  if (!name) return undefined
  return createHash('sha256').update(`${route?.pattern} ${name}`).digest('hex')
}
