import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CheckResult } from '#contract/api/deployment'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import {
  currentHtml,
  currentSummary,
  documentCopies,
  imageCopies,
  lockedWebsite,
  type Website,
} from '#websites/main'
import { SweepReleases } from '#deploy/actions/sweep_releases'
import { Deployment } from '#deploy/models/deployment'
import { Release } from '#deploy/models/release'
import { ReleaseFile } from '#deploy/models/release_file'
import { stoppers } from '#deploy/readiness/readiness'
import { draftOf } from '#deploy/services/draft_of'
import { pages } from '#deploy/services/pages'
import { siteFiles } from '#deploy/services/site_files'
import { siteMap } from '#deploy/site_host/site_map'
import type { StoredFile } from '#deploy/targets/deploy_target'
import { embedded } from '#deploy/targets/embedded'

/** Of each website. */
const KEPT_RELEASES = 10

export interface Published {
  deployment: Deployment
  /** Whether it was published before. */
  isRedeploy: boolean
}

/** What is stored before the pointer is moved. */
interface Built {
  files: StoredFile[]
  size: number
  summary: string
}

/** Failed `must` checks: at least one. */
export interface GateFailed {
  reason: 'gate_failed'
  checks: CheckResult[]
}

/**
 * Publishes the newest saved revision, unless a `must` check fails. All files are written first; then
 * one pointer is moved in one transaction, so that every visitor gets either the complete old site or
 * the complete new one.
 */
export class Publish {
  async handle(website: Website): Promise<Result<Published, GateFailed>> {
    const html = await currentHtml(website)
    const draft = await draftOf(website, html)
    const { checks } = await pages.readinessOf(draft)
    const stopping = stoppers(checks)
    if (stopping.length > 0) return refused({ reason: 'gate_failed', checks: stopping })

    const page = await pages.publicHtml(html)
    const dangers = await pages.visitorDangers(page)
    const uploads = [
      ...(await imageCopies(website, page)),
      ...(await documentCopies(website, page)),
    ]
    const made = await siteFiles(website, { draft: page, address: draft.address })
    const all = [...made, ...uploads]
    const built = {
      files: await embedded.store(all),
      size: all.reduce((sum, { bytes }) => sum + bytes.length, 0),
      summary: await currentSummary(website),
    }
    const published = await inTransaction((trx) => this.#point(trx, website, built))
    siteMap.forget(website.slug)
    if (dangers.length > 0) {
      const line = { website: website.id, slug: website.slug, dangers }
      logger.warn(line, 'a published page could harm its visitors')
    }
    await new SweepReleases().handle()
    return ok(published)
  }

  async #point(trx: TransactionClientContract, website: Website, built: Built): Promise<Published> {
    await lockedWebsite(trx, website.id)
    const live = await Deployment.query({ client: trx })
      .where('website_id', website.id)
      .preload('release')
      .first()
    // A newer version was published while this one was being written, and wins.
    if (live?.status === 'ready' && live.release?.version > website.version) {
      return { deployment: live, isRedeploy: true }
    }

    const release = await this.#release(trx, website, built)
    const deployment = live ?? newDeployment(website)
    deployment.merge({ status: 'ready', releaseId: release.id, updatedAt: clock.now() })
    await deployment.useTransaction(trx).save()
    await dropOldReleases(trx, website.id)
    deployment.$setRelated('release', release)
    return { deployment, isRedeploy: live !== null }
  }

  async #release(
    trx: TransactionClientContract,
    website: Website,
    { files, size, summary }: Built
  ): Promise<Release> {
    const release = await Release.create(
      {
        id: newId(),
        websiteId: website.id,
        revisionId: website.revisionId!,
        version: website.version,
        size,
        summary,
      },
      { client: trx }
    )
    const rows = files.map((file) => ({ ...file, releaseId: release.id }))
    await ReleaseFile.createMany(rows, { client: trx })
    return release
  }
}

/** Deletes old releases, because repeated publishing would fill the disk. */
async function dropOldReleases(trx: TransactionClientContract, websiteId: string): Promise<void> {
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
    .delete()
}

function newDeployment(website: Website): Deployment {
  return new Deployment().fill({
    id: newId(),
    websiteId: website.id,
    deploymentUrl: embedded.addressOf(website),
    slug: website.slug,
  })
}
