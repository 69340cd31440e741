import { changeSheet, type FieldErrors, type SheetChange } from 'site-designer'
import { ok, refused, type Result } from '#core/result'
import { currentHtml, SaveRevision, writeInTurn, type Stale, type Website } from '#websites/main'
import { pages } from '#planning/services/pages'
import { websiteSheet } from '#planning/services/website_sheet'

export interface ChangedSheet {
  /** What was changed on the page, in words for a person. */
  changed: string[]
  /** What the person wrote by hand and therefore stays, or has no place on the page. */
  leftAlone: string[]
}

export type ChangeWebsiteSheetFailure = { reason: 'invalid'; errors: FieldErrors } | Stale

/**
 * Changes facts of a built website wherever its page shows them: sheet and page are one revision,
 * so one undo takes back both.
 */
export class ChangeWebsiteSheet {
  async handle(
    website: Website,
    change: SheetChange,
    baseVersion?: number
  ): Promise<Result<ChangedSheet, ChangeWebsiteSheetFailure>> {
    return writeInTurn({ website, baseVersion }, async () => {
      const before = await websiteSheet(website)
      const after = changeSheet(before, change, website.prompt)
      if (!after.ok) return refused({ reason: 'invalid', errors: after.error })

      const page = await pages.updatePage(await currentHtml(website), before, after.value)
      const saved = await new SaveRevision().handle({
        website,
        html: page.html,
        sheet: JSON.stringify(after.value),
        author: 'you',
        summary: page.changed[0] ?? 'Changed the facts',
        foldKey: foldKeyOf(change),
        baseVersion: website.version,
      })
      return saved.ok ? ok({ changed: page.changed, leftAlone: page.leftAlone }) : saved
    })
  }
}

/** What is typed into one field with pauses is one change to undo. */
function foldKeyOf(change: SheetChange): string {
  const fields = Object.entries(change).flatMap(([group, part]) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.keys(part).map((field) => `${group}.${field}`)
      : group
  )
  return `facts/${fields.join(' ')}`
}
