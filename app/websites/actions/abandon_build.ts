import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Website } from '#websites/models/website'

/** Frees the place of a website whose build has failed. A completed website is not changed. */
export class AbandonBuild {
  async handle(trx: TransactionClientContract, websiteId: string): Promise<void> {
    await Website.query({ client: trx }).where({ id: websiteId, state: 'building' }).delete()
  }
}
