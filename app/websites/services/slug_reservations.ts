import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hashOf } from '#auth/main'
import { clock } from '#core/clock'
import type { Website } from '#websites/models/website'

/** Links, bookmarks and search results lead to an address long after its website is gone. */
const LIFE = 90 * 24 * 60 * 60_000
const TABLE = 'slug_reservations'

/**
 * Keeps the name of a website that is being deleted from everybody but its owner. As hashes, so
 * that nothing of a person who has left can be read.
 */
export async function reserveSlug(
  trx: TransactionClientContract,
  { slug, userId }: Pick<Website, 'slug' | 'userId'>
): Promise<void> {
  const now = clock.millis()
  await trx.from(TABLE).where('until', '<=', now).delete()
  await trx
    .table(TABLE)
    .insert({ slug: hashOf(slug), user_id: hashOf(userId), until: now + LIFE })
    .onConflict('slug')
    .merge()
}

/** Whether a name is kept for somebody else. */
export async function isReserved(
  trx: TransactionClientContract,
  slug: string,
  userId: string
): Promise<boolean> {
  const kept = await trx
    .from(TABLE)
    .where('slug', hashOf(slug))
    .where('until', '>', clock.millis())
    .whereNot('user_id', hashOf(userId))
    .first()
  return Boolean(kept)
}
