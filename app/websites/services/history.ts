import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Revision } from '#websites/models/revision'
import type { Website } from '#websites/models/website'

export interface History {
  canUndo: boolean
  canRedo: boolean
}

/** Whether there is a change to take back, and one to bring back. */
export async function historyOf(
  website: Website,
  trx?: TransactionClientContract
): Promise<History> {
  const [previous, next] = [await before(website, trx), await after(website, trx)]
  return { canUndo: previous !== null, canRedo: next !== null }
}

/** What the current revision was made from. */
export async function before(
  website: Website,
  trx?: TransactionClientContract
): Promise<Revision | null> {
  const current = await Revision.find(website.revisionId, { client: trx })
  return current?.parentId ? Revision.find(current.parentId, { client: trx }) : null
}

/** What was made from the current revision, the newest where there are several. */
export async function after(
  website: Website,
  trx?: TransactionClientContract
): Promise<Revision | null> {
  return Revision.query({ client: trx })
    .where({ parent_id: website.revisionId, folded: false })
    .orderBy('version', 'desc')
    .first()
}
