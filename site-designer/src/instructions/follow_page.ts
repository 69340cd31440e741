import type { Change } from 'editor-engine'
import { followRows } from '#designer/instructions/follow/rows'
import { followTexts } from '#designer/instructions/follow/texts'
import { followWeeks } from '#designer/instructions/follow/weeks'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { isSame } from '#designer/sheet/values'
import type { Sheet } from '#designer/sheet/sheet'
import { updatePage } from '#designer/live_page/update_page'

export interface Followed {
  sheet: Sheet
  /** The page with the changed facts in all places that show them. */
  html: string
  /** From the page as it was given to `html`. */
  changes: readonly Change[]
  /** What was changed in other places, in words for the person. */
  changed: string[]
}

/**
 * The stored sheet after somebody has changed its page. Where the page showed a fact of the sheet and
 * now shows another one, the sheet gets that one, and so does the rest of the page. What is only
 * removed from the page stays on the sheet, but for rows of a list of which others are left.
 */
export function followPage(sheet: Sheet, before: string, after: string): Followed {
  const unchanged = { sheet, html: after, changes: [], changed: [] }
  if (before === after) return unchanged
  const pages = [new PageReading(before), new PageReading(after)] as const
  const values = structuredClone(sheet)
  followTexts(values, pages)
  followWeeks(values, pages)
  const rows = followRows(values, pages)
  const page = isSame(values, sheet) ? unchanged : updatePage(after, sheet, values)
  rows.forEach((listed) => listed(values))
  const { html, changes, changed } = page
  return isSame(values, sheet) ? unchanged : { sheet: values, html, changes, changed }
}
