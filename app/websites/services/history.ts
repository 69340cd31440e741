import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Revision } from '#websites/models/revision'
import type { Website } from '#websites/models/website'

export interface History {
  canUndo: boolean
  canRedo: boolean
}

/** Whether undo is possible, and whether redo is possible. */
export async function historyOf(
  website: Website,
  trx?: TransactionClientContract
): Promise<History> {
  const [previous, next] = [await before(website, trx), await after(website, trx)]
  return { canUndo: previous !== null, canRedo: next !== null }
}

/** The parent of the current revision. */
export async function before(
  website: Website,
  trx?: TransactionClientContract
): Promise<Revision | null> {
  const current = await Revision.find(website.revisionId, { client: trx })
  return current?.parentId ? Revision.find(current.parentId, { client: trx }) : null
}

/** The newest child of the current revision. */
export async function after(
  website: Website,
  trx?: TransactionClientContract
): Promise<Revision | null> {
  return Revision.query({ client: trx })
    .where({ parent_id: website.revisionId, folded: false })
    .orderBy('version', 'desc')
    .first()
}
