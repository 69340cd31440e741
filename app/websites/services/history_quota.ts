import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Revision } from '#websites/models/revision'
import type { Website } from '#websites/models/website'
import { dropUnheldTexts } from '#websites/services/content_store'

/** What one website's history may take, compressed. Tests make it smaller. */
export const historyQuota = {
  bytes: 200 * 1024 * 1024,
  revisions: 10_000,
  /** Whatever they take, so many of the newest stay. */
  newest: 200,
}

/** Looking costs more than a save, so not every save looks. */
const EVERY = 20

interface Row {
  id: string
  content_hash: string
  sheet_hash: string | null
  bytes: number
}

/**
 * Keeps one website from filling the disk for all: above its quota a history loses its oldest
 * revisions, a fifth more than it must. Nobody's save is refused for it, and what is current stays.
 */
export async function keepWithinQuota(
  trx: TransactionClientContract,
  website: Website
): Promise<void> {
  if (website.version % EVERY !== 0) return
  const rows = await revisionsOf(trx, website)
  const total = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0)
  if (total <= historyQuota.bytes && rows.length <= historyQuota.revisions) return

  const dropped = oldest(rows, total).filter(({ id }) => id !== website.revisionId)
  const AT_ONCE = 500
  for (let from = 0; from < dropped.length; from += AT_ONCE) {
    const ids = dropped.slice(from, from + AT_ONCE).map(({ id }) => id)
    await Revision.query({ client: trx }).whereIn('id', ids).delete()
  }
  const texts = dropped.flatMap((row) => [row.content_hash, row.sheet_hash ?? []].flat())
  await dropUnheldTexts(trx, [...new Set(texts)])
}

/** Oldest first. A text that several revisions share counts for each: close enough for a bound. */
async function revisionsOf(trx: TransactionClientContract, { id }: Website): Promise<Row[]> {
  return trx
    .from('revisions')
    .join('contents', 'contents.hash', 'revisions.content_hash')
    .where('website_id', id)
    .orderBy('version')
    .select('revisions.id', 'content_hash', 'sheet_hash')
    .select(trx.raw('length(contents.gzip) as bytes'))
}

function oldest(rows: Row[], total: number): Row[] {
  let bytes = total
  let count = rows.length
  const dropped: Row[] = []
  for (const row of rows.slice(0, -historyQuota.newest)) {
    if (bytes <= historyQuota.bytes * 0.8 && count <= historyQuota.revisions * 0.8) break
    dropped.push(row)
    bytes -= Number(row.bytes)
    count -= 1
  }
  return dropped
}
