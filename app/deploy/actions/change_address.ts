import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import { ChangeSlug, lockedWebsite, type SlugRefusal, type Website } from '#websites/main'
import { Deployment } from '#deploy/models/deployment'
import { domainMap } from '#deploy/site_host/domain_map'
import { isSuspended } from '#deploy/services/suspended'
import { siteMap } from '#deploy/site_host/site_map'
import { currentTarget } from '#deploy/targets/current_target'
import { moveRelease } from '#deploy/tasks/move_release'

/**
 * Moves a website, and what is online, to another slug. Visitors of the former address are led to the
 * new one from that moment on.
 */
export class ChangeAddress {
  async handle(known: Website, slug: string): Promise<Result<Website, SlugRefusal | 'suspended'>> {
    if (await isSuspended(known)) return refused('suspended')
    const result = await inTransaction(async (trx): Promise<Result<Website, SlugRefusal>> => {
      const website = await lockedWebsite(trx, known.id)
      const deployment = await Deployment.findBy('website_id', website.id, { client: trx })
      const wasPublished = deployment !== null
      const changed = await new ChangeSlug().handle(trx, website, { slug, wasPublished })
      if (!changed.ok) return changed
      if (deployment && deployment.slug !== slug) {
        const deploymentUrl = currentTarget().addressOf(website) ?? deployment.deploymentUrl
        deployment.merge({ slug, deploymentUrl })
        await deployment.useTransaction(trx).save()
        await moveRelease.for(trx, website.id)
      }
      return ok(website)
    })
    siteMap.forget(known.slug)
    siteMap.forget(slug)
    domainMap.forgetAll()
    return result
  }
}
