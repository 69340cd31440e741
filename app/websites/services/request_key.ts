import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Website } from '#websites/models/website'

/**
 * The name that a client gave to a request that makes a website, as it is stored: a repeated request
 * has the same. Undefined if it gave none.
 */
export function requestKeyOf({ request, route }: HttpContext): string | undefined {
  const name = request.header('idempotency-key')
  if (!name) return undefined
  return createHash('sha256').update(`${route?.pattern} ${name}`).digest('hex')
}

/** The website that an earlier request of this name has made. */
export async function websiteOfRequest(
  userId: string,
  requestKey: string | undefined,
  client?: TransactionClientContract
): Promise<Website | null> {
  if (requestKey === undefined) return null
  return Website.findBy({ user_id: userId, request_key: requestKey }, { client })
}
