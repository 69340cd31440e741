import { inTransaction } from '#core/transaction'
import { askToConfirm } from '#websites/contact/confirmation'
import type { Website } from '#websites/models/website'

/** Sets where a website's messages go, and asks that mailbox whether it wants them. */
export class ChangeContactEmail {
  async handle(website: Website, contactEmail: string): Promise<void> {
    await inTransaction(async (trx) => {
      await website.useTransaction(trx).merge({ contactEmail }).save()
      await askToConfirm(trx, website)
    })
  }
}
