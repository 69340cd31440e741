import { inTransaction } from '#core/transaction'
import { SweepReleases } from '#deploy/actions/sweep_releases'
import { Deployment } from '#deploy/models/deployment'
import { Release } from '#deploy/models/release'
import { siteMap } from '#deploy/site_host/site_map'
import { removeSite } from '#deploy/tasks/remove_site'

/** Takes a website offline, with all its releases. Calling it twice has the same result. */
export class TakeDown {
  async handle(website: { id: string; slug: string }): Promise<void> {
    await inTransaction(async (trx) => {
      await Deployment.query({ client: trx }).where('website_id', website.id).delete()
      await removeSite.for(trx, website.id)
      await Release.query({ client: trx }).where('website_id', website.id).delete()
    })
    siteMap.forget(website.slug)
    await new SweepReleases().handle()
  }
}
