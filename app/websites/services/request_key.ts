import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Website } from '#websites/models/website'

/** The calls that make a website of something that exists already. */
type Call = 'import' | 'duplicate'

/**
 * The name that a client gave to such a request, as it is stored: a repeated request has the same.
 * Undefined if it gave none.
 */
export function requestKeyOf(call: Call, name: string | undefined): string | undefined {
  return name ? createHash('sha256').update(`${call} ${name}`).digest('hex') : undefined
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
