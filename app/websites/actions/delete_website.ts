import { inTransaction } from '#core/transaction'
import { WebsiteDeleted } from '#websites/events'
import { dropImageFiles } from '#websites/images/image_files'
import { imagesOf } from '#websites/images/owner'
import { Document } from '#websites/models/document'
import { Revision } from '#websites/models/revision'
import type { Website } from '#websites/models/website'
import { dropUnheldTexts } from '#websites/services/content_store'
import { lockedWebsite } from '#websites/services/locked_website'
import { reserveSlug } from '#websites/services/slug_reservations'

/** Deletes a website permanently, including its texts, unless another website has the same text. */
export class DeleteWebsite {
  async handle(website: Website): Promise<void> {
    const files = await inTransaction(async (trx) => {
      const locked = await lockedWebsite(trx, website.id)
      const revisions = await Revision.query({ client: trx })
        .where('website_id', locked.id)
        .distinct('content_hash', 'sheet_hash')
      await reserveSlug(trx, locked)
      const owned = [
        ...(await imagesOf({ websiteId: locked.id, planId: null }, trx)),
        ...(await Document.query({ client: trx }).where('website_id', locked.id)),
      ]
      await locked.useTransaction(trx).delete()
      await dropUnheldTexts(
        trx,
        revisions.flatMap(({ contentHash, sheetHash }) => [contentHash, sheetHash ?? []].flat())
      )
      return owned.map(({ id }) => id)
    })
    await dropImageFiles(files)
    await WebsiteDeleted.dispatch(website.id, website.slug)
  }
}
