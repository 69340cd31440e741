import type { FieldErrors, SheetChange } from 'site-designer'
import { ok, refused, type Result } from '#core/result'
import {
  currentHtml,
  SaveRevision,
  writeSequentially,
  type Stale,
  type Website,
} from '#websites/main'
import { design } from '#planning/designers/designer_threads'
import type { ChangedSite } from '#planning/services/website_jobs'
import { websiteSheet } from '#planning/services/website_sheet'

export type ChangeWebsiteSheetFailure = { reason: 'invalid'; errors: FieldErrors } | Stale

/**
 * Changes facts of a built website everywhere on its page: sheet and page are one revision, so one undo
 * reverts both.
 */
export class ChangeWebsiteSheet {
  async handle(
    website: Website,
    change: SheetChange,
    baseVersion?: number
  ): Promise<Result<ChangedSite, ChangeWebsiteSheetFailure>> {
    return writeSequentially({ website, baseVersion }, async () => {
      const [html, sheet] = [await currentHtml(website), await websiteSheet(website)]
      const site = await design('changeSite', { html, sheet, prompt: website.prompt }, change)
      if (!site.ok) return refused({ reason: 'invalid', errors: site.error })
      const saved = await new SaveRevision().handle({
        website,
        html: site.value.html,
        sheet: site.value.sheet,
        author: 'you',
        summary: site.value.changed[0] ?? 'Changed the facts',
        foldKey: foldKeyOf(change),
        baseVersion: website.version,
      })
      return saved.ok ? ok(site.value) : saved
    })
  }
}

/** Typing in one field, with pauses, is one step of undo. */
function foldKeyOf(change: SheetChange): string {
  const fields = Object.entries(change).flatMap(([group, part]) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.keys(part).map((field) => `${group}.${field}`)
      : group
  )
  return `facts/${fields.join(' ')}`
}
