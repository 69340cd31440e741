import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hosts, siteOrigin } from '#config/hosts'
import type { CheckResult } from '#contract/api/deployment'
import type { User } from '#auth/main'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import { currentHtml, currentSummary, lockedWebsite, type Website } from '#websites/main'
import { SweepReleases } from '#deploy/actions/sweep_releases'
import { Deployment } from '#deploy/models/deployment'
import { Release } from '#deploy/models/release'
import { stoppers } from '#deploy/readiness/readiness'
import { draftOf } from '#deploy/services/draft_of'
import { pages } from '#deploy/services/pages'
import { publicAddress } from '#deploy/services/public_address'
import { isSuspended } from '#deploy/services/suspended'
import { buildRelease, insertRelease, type Built } from '#deploy/services/release_build'
import { siteMap } from '#deploy/site_host/site_map'
import { putOnline } from '#deploy/services/put_online'
import { currentTarget } from '#deploy/targets/current_target'
import { moveRelease } from '#deploy/tasks/move_release'

/** Of each website. */
const KEPT_RELEASES = 10

export interface Published {
  deployment: Deployment
  /** Whether it was published before. */
  isRedeploy: boolean
}

export type PublishFailure =
  | { reason: 'still_building' | 'email_unverified' | 'suspended' }
  /** Failed `must` checks: at least one. */
  | { reason: 'gate_failed'; checks: CheckResult[] }

/**
 * Publishes the newest saved revision, unless a `must` check fails. All files are written first; then
 * one pointer is moved in one transaction, so that every visitor gets either the complete old site or
 * the complete new one.
 */
export class Publish {
  async handle(user: User, website: Website): Promise<Result<Published, PublishFailure>> {
    if (website.state === 'building') return refused({ reason: 'still_building' })
    // A public product must not publish pages for a person whose e-mail address is not verified.
    if (hosts.isPublic && !user.emailVerified) return refused({ reason: 'email_unverified' })
    if (await isSuspended(website)) return refused({ reason: 'suspended' })

    const html = await currentHtml(website)
    const draft = await draftOf(website, html)
    const { checks } = await pages.readinessOf(draft)
    const stopping = stoppers(checks)
    if (stopping.length > 0) return refused({ reason: 'gate_failed', checks: stopping })

    const page = await pages.publicHtml(html)
    const dangers = await pages.visitorDangers(page)
    const built = await buildRelease(website, page)
    const summary = await currentSummary(website)
    const published = await inTransaction((trx) => this.#point(trx, website, built, summary))
    siteMap.forget(website.slug)
    if (dangers.length > 0) {
      const line = { website: website.id, slug: website.slug, dangers }
      logger.warn(line, 'a published page could harm its visitors')
    }
    await new SweepReleases().handle()
    return ok(published)
  }

  async #point(
    trx: TransactionClientContract,
    website: Website,
    built: Built,
    summary: string
  ): Promise<Published> {
    const locked = await lockedWebsite(trx, website.id)
    const live = await Deployment.query({ client: trx })
      .where('website_id', website.id)
      .preload('release')
      .first()
    if (live && (await isOnItsWay(trx, live, website)))
      return { deployment: live, isRedeploy: true }
    // A newer version was published while this one was being written, and wins.
    if (live?.status === 'ready' && live.release?.version > website.version) {
      return { deployment: live, isRedeploy: true }
    }

    const { version } = website
    const shown = { revisionId: website.revisionId!, version, summary }
    const release = await insertRelease(trx, website.id, shown, built)
    const deployment = live ?? newDeployment(locked)
    deployment.merge({ updatedAt: clock.now() })
    const isStored = await putOnline(trx, deployment, release)
    if (!isStored) throw new Error('The files of a new release are gone.')
    await dropOldReleases(trx, deployment)
    // The website has moved while its files were made.
    if (built.address !== publicAddress(locked)) await moveRelease.for(trx, website.id)
    return { deployment, isRedeploy: live !== null }
  }
}

/** Whether the target was given this version, or a newer one, and has not put it online yet. */
async function isOnItsWay(
  trx: TransactionClientContract,
  { isUnderWay, nextReleaseId }: Deployment,
  { version }: Website
): Promise<boolean> {
  if (!isUnderWay || !nextReleaseId) return false
  const next = await Release.find(nextReleaseId, { client: trx })
  return next !== null && next.version >= version
}

/**
 * Deletes old releases, because repeated publishing would fill the disk. What is online stays until
 * another release has replaced it.
 */
async function dropOldReleases(
  trx: TransactionClientContract,
  { websiteId, releaseId }: Deployment
): Promise<void> {
  const newest = Release.query({ client: trx })
    .where('website_id', websiteId)
    .orderBy('created_at', 'desc')
    // The id decides between two releases of the same millisecond.
    .orderByRaw('rowid desc')
    .limit(KEPT_RELEASES)
    .select('id')
  await Release.query({ client: trx })
    .where('website_id', websiteId)
    .whereNotIn('id', newest)
    .whereNot('id', releaseId ?? '')
    .delete()
}

function newDeployment(website: Website): Deployment {
  return new Deployment().fill({
    id: newId(),
    websiteId: website.id,
    deploymentUrl: currentTarget().addressOf(website) ?? siteOrigin(website.slug),
    slug: website.slug,
  })
}
