import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ok, refused, type Result } from '#core/result'
import { bringUpToDate, pointAt } from '#websites/actions/point_at'
import type { Stale } from '#websites/actions/save_revision'
import { Revision } from '#websites/models/revision'
import type { Website } from '#websites/models/website'
import { lockedWebsite } from '#websites/services/locked_website'

export type StepFailure = { reason: 'nothing_there' } | Stale

interface StepOptions {
  baseVersion?: number
}

/** Takes back the newest change; the revision it made stays, for redo. */
export function undo(website: Website, options: StepOptions = {}) {
  return step(website, before, options)
}

/** Brings back what undo took away, the newest where there are several. */
export function redo(website: Website, options: StepOptions = {}) {
  return step(website, after, options)
}

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

type Direction = (website: Website, trx?: TransactionClientContract) => Promise<Revision | null>

async function step(
  website: Website,
  direction: Direction,
  { baseVersion }: StepOptions
): Promise<Result<Revision, StepFailure>> {
  return db.transaction(async (trx) => {
    const locked = await lockedWebsite(trx, website.id)
    if (baseVersion !== undefined && baseVersion !== locked.version) {
      return refused({ reason: 'stale', version: locked.version })
    }
    const target = await direction(locked, trx)
    if (!target) return refused({ reason: 'nothing_there' })
    await pointAt(trx, locked, target)
    bringUpToDate(website, locked)
    return ok(target)
  })
}

async function before(website: Website, trx?: TransactionClientContract) {
  const current = await Revision.find(website.revisionId, { client: trx })
  return current?.parentId ? Revision.find(current.parentId, { client: trx }) : null
}

async function after(website: Website, trx?: TransactionClientContract) {
  return Revision.query({ client: trx })
    .where({ parent_id: website.revisionId, folded: false })
    .orderBy('version', 'desc')
    .first()
}
