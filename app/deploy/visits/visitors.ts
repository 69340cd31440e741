import { createHmac, randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { oldestOpenDay } from '#deploy/visits/day'
import type { SiteDay } from '#deploy/visits/tally'

/** 8 bytes as text: two visitors of a site in a day hardly ever share one. */
const HASH_LENGTH = 16

/** Stores the hashes of a site's visitors, and returns how many of them are new on that day. */
export async function storeVisitors(
  trx: TransactionClientContract,
  { websiteId, day, visitors }: SiteDay
): Promise<number> {
  const salt = await saltOf(trx, day)
  if (!salt) return 0
  const hashes = [...visitors].map((visitor) =>
    createHmac('sha256', salt)
      .update(`${websiteId}\n${visitor}`)
      .digest('hex')
      .slice(0, HASH_LENGTH)
  )
  const added = await trx.rawQuery(
    `insert into visit_hashes (website_id, day, hash) select ?, ?, value from json_each(?) where true
     on conflict do nothing returning hash`,
    [websiteId, day, JSON.stringify(hashes)]
  )
  return added.length
}

/** The salt of a day, shared by all processes and made on first use; null if the day is over. */
async function saltOf(trx: TransactionClientContract, day: string): Promise<string | null> {
  if (day < oldestOpenDay()) return null
  const made = { day, salt: randomBytes(32).toString('hex') }
  await trx.table('visit_salts').insert(made).onConflict('day').ignore()
  const row = await trx.from('visit_salts').where('day', day).first()
  return row.salt
}
