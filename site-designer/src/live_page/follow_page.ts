import { ChangeSet, type Change } from 'editor-engine'
import { withStarter } from '#designer/fill/starter'
import { Entries } from '#designer/live_page/follow/entries'
import { followRows } from '#designer/live_page/follow/rows'
import { sameElement, shownOn } from '#designer/live_page/follow/shown'
import { followValues } from '#designer/live_page/follow/values'
import { followWeeks } from '#designer/live_page/follow/weeks'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { updatePage } from '#designer/live_page/update_page'
import { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { OURS_MARK } from '#designer/sheet/field_mark'
import type { Sheet } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'

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
 * The stored sheet after somebody has changed its page. Where an element showed a value of the sheet
 * and says something else now, the sheet gets that, and so does the rest of the page. What is only
 * removed from the page stays on the sheet, but for rows of a list of which others are left.
 */
export function followPage(sheet: Sheet, before: string, after: string): Followed {
  if (before === after) return { sheet, html: after, changes: [], changed: [] }
  const typed = typedOver(new PageReading(before), new PageReading(after))
  const followed = followTyped(sheet, before, typed.apply(after))
  const changes = typed.compose(ChangeSet.of(followed.changes, typed.newLength)).changes
  return { ...followed, changes }
}

/** Sentences of ours that say something else now are theirs. */
function typedOver(before: PageReading, after: PageReading): ChangeSet {
  const ours = before.elements((element) => element.attribute(OURS_MARK) !== undefined)
  const changes = ours.flatMap((element) => {
    const now = sameElement(element, after)
    return now && wordsOf(now) !== wordsOf(element) ? now.removeAttribute(OURS_MARK) : []
  })
  return ChangeSet.of(changes, after.html.length)
}

function followTyped(stored: Sheet, before: string, after: string): Followed {
  // A section that was added later shows what is ready for its kind and not on the sheet yet.
  const sheet = before.includes(`${OURS_MARK}=`) ? withStarter(stored) : stored
  const unchanged = { sheet: stored, html: after, changes: [], changed: [] }
  const pages = [new PageReading(before), new PageReading(after)] as const
  const shown = shownOn(pages[0], sheet)
  const writer = new SheetWriter(sheet)
  const entries = new Entries(writer)
  const { later, others } = followRows(entries, shown, pages)
  followValues(entries, others, pages[1])
  followWeeks(writer, shown, pages)
  const facts = structuredClone(writer.sheet)
  const page = isSame(facts, sheet) ? unchanged : updatePage(after, sheet, facts)
  later.forEach((listed) => listed())
  const values = writer.done()
  const { html, changes, changed } = page
  return isSame(values, sheet) ? unchanged : { sheet: values, html, changes, changed }
}
