import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/not_found'
import type { Revision } from '#websites/models/revision'
import { Website } from '#websites/models/website'

/** Makes a revision the current one, with the next version. `website` must be locked. */
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

/** Updates the caller's copy of a website from the locked one. */
export function bringUpToDate(website: Website, locked: Website): void {
  if (website === locked) return
  const { version, revisionId, revisionVersion, contactEmail, updatedAt } = locked
  website.merge({ version, revisionId, revisionVersion, contactEmail, updatedAt })
  website.$hydrateOriginals()
}

/**
 * Updates the copy of a client whose change was based on an old version. Throws NotFound if the website
 * was deleted.
 */
export async function readAgain(website: Website): Promise<void> {
  const stored = await Website.find(website.id)
  if (!stored) throw new NotFound('website')
  bringUpToDate(website, stored)
}
