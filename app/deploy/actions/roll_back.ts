import { clock } from '#core/clock'
import { NotFound } from '#core/not_found'
import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import { lockedWebsite, type Website } from '#websites/main'
import { Deployment } from '#deploy/models/deployment'
import { Release } from '#deploy/models/release'
import { publicAddress } from '#deploy/services/public_address'
import { putOnline } from '#deploy/services/put_online'
import { isSuspended } from '#deploy/services/suspended'
import { siteMap } from '#deploy/site_host/site_map'
import { moveRelease } from '#deploy/tasks/move_release'

export type RollbackFailure = { reason: 'suspended' | 'not_published' | 'release_broken' }

/**
 * Puts an earlier release online again, by moving the pointer. The website itself stays as it is, so its
 * newest version can be published again.
 */
export class RollBack {
  async handle(website: Website, releaseId: string): Promise<Result<Deployment, RollbackFailure>> {
    if (await isSuspended(website)) return refused({ reason: 'suspended' })
    const result = await inTransaction(
      async (trx): Promise<Result<Deployment, RollbackFailure>> => {
        const locked = await lockedWebsite(trx, website.id)
        const release = await Release.query({ client: trx })
          .where({ id: releaseId, website_id: website.id })
          .first()
        if (!release) throw new NotFound('release')
        const deployment = await Deployment.query({ client: trx })
          .where('website_id', website.id)
          .preload('release')
          .first()
        if (!deployment) return refused({ reason: 'not_published' })

        deployment.merge({ updatedAt: clock.now() })
        const isStored = await putOnline(trx, deployment, release)
        if (!isStored) return refused({ reason: 'release_broken' })
        if (release.address !== publicAddress(locked)) await moveRelease.for(trx, website.id)
        return ok(deployment)
      }
    )
    siteMap.forget(website.slug)
    return result
  }
}
