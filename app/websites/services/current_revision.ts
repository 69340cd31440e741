import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/not_found'
import type { Revision } from '#websites/models/revision'
import { Website } from '#websites/models/website'

/** Makes a revision the current one, under the next version. `website` must be locked. */
export async function pointAt(
  trx: TransactionClientContract,
  website: Website,
  revision: Revision
): Promise<void> {
  website.merge({
    version: website.version + 1,
    revisionId: revision.id,
    revisionVersion: revision.version,
  })
  await website.useTransaction(trx).save()
}

/** Brings the caller's copy of a website up to date with the locked one. */
export function bringUpToDate(website: Website, locked: Website): void {
  if (website === locked) return
  const { version, revisionId, revisionVersion, updatedAt } = locked
  website.merge({ version, revisionId, revisionVersion, updatedAt })
  website.$hydrateOriginals()
}

/**
 * Brings the copy of a writer who was overtaken up to date with what is stored. Throws NotFound for
 * a website that is gone.
 */
export async function readAgain(website: Website): Promise<void> {
  const stored = await Website.find(website.id)
  if (!stored) throw new NotFound('website')
  bringUpToDate(website, stored)
}
