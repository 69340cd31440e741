import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#core/clock'
import type { Website } from '#websites/models/website'
import { RESERVED_FOR, reserveSlug } from '#websites/services/slug_reservations'

const TABLE = 'slug_redirects'

/** A website has left its slug: visitors are led to the new one as long as nobody else can have it. */
export async function redirectSlug(
  trx: TransactionClientContract,
  website: Pick<Website, 'id' | 'slug' | 'userId'>
): Promise<void> {
  const now = clock.millis()
  await reserveSlug(trx, website)
  await trx.from(TABLE).where('until', '<=', now).delete()
  await trx
    .table(TABLE)
    .insert({ slug: website.slug, website_id: website.id, until: now + RESERVED_FOR })
    .onConflict('slug')
    .merge()
}

/** A website has returned to a slug of its own. */
export async function dropRedirect(trx: TransactionClientContract, slug: string): Promise<void> {
  await trx.from(TABLE).where('slug', slug).delete()
}

/** The id of the website that has left this slug; null if none has. */
export async function websiteThatLeft(
  slug: string,
  trx?: TransactionClientContract
): Promise<string | null> {
  const row = await (trx ?? db)
    .from(TABLE)
    .where('slug', slug)
    .where('until', '>', clock.millis())
    .first()
  return row?.website_id ?? null
}
