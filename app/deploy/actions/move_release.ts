import { inTransaction } from '#core/transaction'
import { htmlOfRevision, lockedWebsite, Revision, Website } from '#websites/main'
import { Deployment } from '#deploy/models/deployment'
import { ReleaseFile } from '#deploy/models/release_file'
import type { Release } from '#deploy/models/release'
import { pages } from '#deploy/services/pages'
import { publicAddress } from '#deploy/services/public_address'
import { insertRelease } from '#deploy/services/release_build'
import { putOnline } from '#deploy/services/put_online'
import { siteFiles } from '#deploy/services/site_files'
import { storeFiles } from '#deploy/services/stored_files'
import { siteMap } from '#deploy/site_host/site_map'
import type { StoredFile } from '#deploy/targets/deploy_target'

/**
 * Makes what is online name the address that the website has now: as canonical address, in its site map
 * and for the picture of shared links. The same version stays online, and takes its old place in the
 * list. Does nothing if it names that address already, or if its version is no longer in the history.
 */
export class MoveRelease {
  async handle(websiteId: string): Promise<void> {
    const website = await Website.find(websiteId)
    const deployment = await Deployment.query()
      .where('website_id', websiteId)
      .preload('release')
      .first()
    const former = deployment?.release
    if (!website || !former || former.address === publicAddress(website)) return
    const revision = await Revision.find(former.revisionId)
    if (!revision) return

    const address = publicAddress(website)
    const page = await pages.publicHtml(await htmlOfRevision(revision))
    const made = await storeFiles(await siteFiles(website, { draft: page, address }))
    const files = [...made, ...(await uploadsOf(former, made))]
    await inTransaction(async (trx) => {
      await lockedWebsite(trx, websiteId)
      const current = await Deployment.findBy('website_id', websiteId, { client: trx })
      // Something else was published meanwhile, and names an address of its own.
      if (current?.releaseId !== former.id) return
      if (current.isUnderWay) throw new Error('Another release is on its way; this is tried again.')
      const { revisionId, version, summary, createdAt, size } = former
      const shown = { revisionId, version, summary, createdAt }
      const release = await insertRelease(trx, websiteId, shown, { files, size, address })
      await putOnline(trx, current, release)
      if (current.releaseId === release.id) await former.useTransaction(trx).delete()
    })
    siteMap.forget(website.slug)
  }
}

/** As they were released: the owner may have deleted a picture since. */
async function uploadsOf(release: Release, made: readonly StoredFile[]): Promise<StoredFile[]> {
  const rows = await ReleaseFile.query().where('release_id', release.id)
  const isMade = new Set(made.map(({ path }) => path))
  return rows
    .filter(({ path }) => !isMade.has(path))
    .map(({ path, contentType, hash }) => ({ path, contentType, hash }))
}
