import { inTransaction } from '#core/transaction'
import { lockedWebsite, SetCustomDomain, type Website } from '#websites/main'
import { Domain } from '#deploy/models/domain'
import { domainMap } from '#deploy/site_host/domain_map'
import { moveRelease } from '#deploy/tasks/move_release'

/** Takes the domain off a website at once. Doing it twice has the same result. */
export class RemoveDomain {
  async handle(website: Website): Promise<void> {
    await inTransaction(async (trx) => {
      await lockedWebsite(trx, website.id)
      await Domain.query({ client: trx }).where('website_id', website.id).delete()
      await new SetCustomDomain().handle(trx, website.id, { domain: null, isVerified: false })
      await moveRelease.for(trx, website.id)
    })
    domainMap.forgetAll()
  }
}
