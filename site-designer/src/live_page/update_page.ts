import { ChangeSet, type Change } from 'editor-engine'
import { applyEdit, changeSource } from '#designer/live_page/reading/edit_operation'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { alike, changedFacts } from '#designer/live_page/update/changed_facts'
import { factChanges } from '#designer/live_page/update/fact_changes'
import { outlineOn } from '#designer/live_page/update/outline_on'
import { losesWords, printed } from '#designer/live_page/update/print'
import { descriptionOf, structuredChanges } from '#designer/live_page/update/structured'
import { notPossible, Telling } from '#designer/live_page/update/telling'
import { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import type { Sheet } from '#designer/sheet/sheet'

export interface PageUpdate {
  html: string
  /** From the page before to the page after, in order. */
  changes: readonly Change[]
  /** What was changed on the page, in words for the person. */
  changed: string[]
  /** What the page says otherwise than the sheet now, a sentence each. */
  leftAlone: string[]
}

/**
 * The page of a website after its sheet has changed. The old and the new sheet are printed with the
 * outline that the page shows, and what differs between the prints is carried over to the page; no
 * other byte changes. What somebody rewrote by hand stays and is named, and so is what the page has
 * no place for.
 */
export function updatePage(html: string, before: Sheet, after: Sheet): PageUpdate {
  const outline = outlineOn(html, before)
  const [old, now] = alike(before, after)
  const telling = new Telling()
  const first = printed(old, outline)
  let sheet = old
  let print = first
  let page = html
  let changes = ChangeSet.empty(html.length)
  const take = (list: readonly Change[]) => {
    const next = ChangeSet.of(list, page.length)
    changes = changes.compose(next)
    page = next.apply(page)
  }
  for (const fact of changedFacts(old, now)) {
    const writer = new SheetWriter(sheet)
    fact.apply(writer)
    const nextSheet = writer.sheet
    const next = printed(nextSheet, outline)
    const reading = new PageReading(page)
    if (!fact.isGone && losesWords(sheet, nextSheet, [print, next])) {
      telling.tell(fact, { changes: [], kept: [] }, reading)
      continue
    }
    const carried = factChanges(reading, [sheet, nextSheet], [print, next])
    telling.tell(fact, carried, reading)
    take(carried.changes)
    print = next
    sheet = nextSheet
  }
  const leftAlone = [...telling.leftAlone]
  // What visitors are not shown, machines are not told of either.
  if (telling.changed.size === 0) return { html, changes: [], changed: [], leftAlone }
  const descriptions = [html, page].map((text) => descriptionOf(new PageReading(text)))
  take(structuredChanges(new PageReading(page), [first.data, print.data], descriptions))
  const operation = changeSource(html, changes.changes)
  if (operation && !applyEdit(html, [operation]).ok)
    return { html, changes: [], changed: [], leftAlone: [notPossible(new PageReading(html))] }
  return { html: page, changes: changes.changes, changed: [...telling.changed], leftAlone }
}
