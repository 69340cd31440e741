import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hashOf } from '#auth/main'
import { clock } from '#core/clock'
import type { Website } from '#websites/models/website'

/** How long: links, bookmarks and search results use an address long after its website has left it. */
export const RESERVED_FOR = 90 * 24 * 60 * 60_000
const TABLE = 'slug_reservations'

/**
 * Reserves the slug that a website has left for its owner. Stored as hashes, so that they contain no
 * readable data of a person who has deleted their account.
 */
export async function reserveSlug(
  trx: TransactionClientContract,
  { slug, userId }: Pick<Website, 'slug' | 'userId'>
): Promise<void> {
  const now = clock.millis()
  await trx.from(TABLE).where('until', '<=', now).delete()
  await trx
    .table(TABLE)
    .insert({ slug: hashOf(slug), user_id: hashOf(userId), until: now + RESERVED_FOR })
    .onConflict('slug')
    .merge()
}

/** Whether a slug is reserved for another person. */
export async function isReserved(
  slug: string,
  userId: string,
  trx?: TransactionClientContract
): Promise<boolean> {
  const kept = await (trx ?? db)
    .from(TABLE)
    .where('slug', hashOf(slug))
    .where('until', '>', clock.millis())
    .whereNot('user_id', hashOf(userId))
    .first()
  return Boolean(kept)
}
