import { currentHtml, htmlOfRevision, Revision, type Website } from '#websites/main'
import type { PageChange } from '#contract/api/deployment'
import { Deployment } from '#deploy/models/deployment'
import { pages } from '#deploy/services/pages'

/** What publishing would change for visitors; null if the version that is online is not known. */
export class PreviewChanges {
  async handle(website: Website): Promise<PageChange[] | null> {
    const deployment = await Deployment.query()
      .where('website_id', website.id)
      .preload('release')
      .first()
    const revision = deployment?.release && (await Revision.find(deployment.release.revisionId))
    if (!revision) return null
    const before = await pages.publicHtml(await htmlOfRevision(revision))
    const after = await pages.publicHtml(await currentHtml(website))
    return pages.pageChanges(before, after)
  }
}
