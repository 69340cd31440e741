import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Revision } from '#websites/models/revision'
import type { Website } from '#websites/models/website'
import { dropUnheldTexts } from '#websites/services/content_store'

/** The size limit of one website's history, compressed. Tests reduce it. */
export const historyQuota = {
  bytes: 200 * 1024 * 1024,
  revisions: 10_000,
  /** This number of newest revisions is always kept, whatever their size. */
  newest: 200,
}

/** The check is slower than a save, so not every save runs it. */
const EVERY = 20

interface Row {
  id: string
  content_hash: string
  sheet_hash: string | null
  bytes: number
}

/**
 * Keeps one website from filling the disk: a history above its quota loses its oldest revisions, a
 * fifth more than necessary. No save is refused because of it, and the current revision is kept.
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

/**
 * Oldest first. A text that several revisions share is counted for each, which is accurate enough for a
 * limit.
 */
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
