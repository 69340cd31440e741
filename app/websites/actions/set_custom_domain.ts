import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Website } from '#websites/models/website'

/** Only deploy decides about domains. It changes neither the page nor its version. */
export class SetCustomDomain {
  async handle(
    trx: TransactionClientContract,
    websiteId: string,
    { domain, isVerified }: { domain: string | null; isVerified: boolean }
  ): Promise<void> {
    await Website.query({ client: trx })
      .where('id', websiteId)
      .update({ custom_domain: domain, custom_domain_verified: isVerified })
  }
}
