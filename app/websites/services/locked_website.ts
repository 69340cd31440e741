import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/not_found'
import { Website } from '#websites/models/website'

/**
 * The current row of a website, locked until the transaction ends. Throws NotFound if it was deleted.
 */
export async function lockedWebsite(trx: TransactionClientContract, id: string): Promise<Website> {
  // Writing first takes the lock on every database; a read first would lock too late.
  await Website.query({ client: trx })
    .where('id', id)
    .update({ version: db.raw('version') })
  const website = await Website.find(id, { client: trx })
  if (!website) throw new NotFound('website')
  return website
}
