import type { Result } from '#core/result'
import { SaveRevision, type Stale } from '#websites/actions/save_revision'
import type { Revision } from '#websites/models/revision'
import type { Website } from '#websites/models/website'
import { htmlOfRevision, sheetOfRevision } from '#websites/services/current_texts'

export interface RestoreInput {
  website: Website
  revision: Revision
  baseVersion?: number
}

/** Makes an old revision current again, as a new change that can itself be undone. */
export class RestoreRevision {
  async handle({ website, revision, baseVersion }: RestoreInput): Promise<Result<Revision, Stale>> {
    return new SaveRevision().handle({
      website,
      html: await htmlOfRevision(revision),
      sheet: (await sheetOfRevision(revision)) ?? null,
      author: 'restore',
      summary: `Went back to: ${revision.summary}`,
      baseVersion,
    })
  }
}
