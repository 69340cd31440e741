import type * as api from '#contract/api/websites'
import type { Revision } from '#websites/models/revision'
import type { Website } from '#websites/models/website'

export function revisionJson(revision: Revision, website: Website): api.Revision {
  return {
    id: revision.id,
    version: revision.version,
    author: revision.author,
    summary: revision.summary,
    created_at: revision.createdAt.toUTC().toISO()!,
    current: revision.id === website.revisionId,
  }
}
