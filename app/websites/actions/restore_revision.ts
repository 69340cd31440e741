import { saveRevision, type Stale } from '#websites/actions/save_revision'
import type { Revision } from '#websites/models/revision'
import type { Website } from '#websites/models/website'
import { htmlOfRevision } from '#websites/services/current_html'
import type { Result } from '#core/result'

/** Makes an old state current again, as a new change that can itself be undone. */
export async function restoreRevision(
  website: Website,
  revision: Revision,
  options: { baseVersion?: number } = {}
): Promise<Result<Revision, Stale>> {
  return saveRevision(website, {
    html: await htmlOfRevision(revision),
    author: 'restore',
    summary: `Went back to: ${revision.summary}`,
    baseVersion: options.baseVersion,
  })
}
