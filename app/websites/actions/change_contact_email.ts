import { inTransaction } from '#core/transaction'
import { askToConfirm } from '#websites/contact/confirmation'
import type { Website } from '#websites/models/website'

/** Sets the contact email of a website, and mails that address a link to confirm it. */
export class ChangeContactEmail {
  async handle(website: Website, contactEmail: string): Promise<void> {
    await inTransaction(async (trx) => {
      await website.useTransaction(trx).merge({ contactEmail }).save()
      await askToConfirm(trx, website)
    })
  }
}
