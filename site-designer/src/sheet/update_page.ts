import { ChangeSet, type Change, type Range } from 'editor-engine'
import { PageReading } from '#designer/renderer/reading/page_reading'
import { carriedOver } from '#designer/sheet/page_update/carry'
import { alike, changedFacts } from '#designer/sheet/page_update/changed_facts'
import { elsewhere } from '#designer/sheet/page_update/elsewhere'
import { outlineOn } from '#designer/sheet/page_update/outline_on'
import { losesWords, printed } from '#designer/sheet/page_update/print'
import { descriptionOf, structuredChanges } from '#designer/sheet/page_update/structured'
import { Telling } from '#designer/sheet/page_update/telling'
import { weeksElsewhere } from '#designer/sheet/page_update/weeks'
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
    const nextSheet = structuredClone(sheet)
    fact.apply(nextSheet)
    const next = printed(nextSheet, outline)
    const reading = new PageReading(page)
    if (!fact.isGone && losesWords(sheet, nextSheet, [print, next])) {
      telling.tell(fact, { changes: [], kept: [] }, reading)
      continue
    }
    const weeks = weeksElsewhere(reading, sheet, nextSheet)
    const isApart = (range: Range) => !weeks.some((week) => holds(week, range))
    const { changes: carried, kept } = carriedOver(reading.page, print, next)
    const others = [...carried, ...elsewhere(reading, sheet, nextSheet)].filter(isApart)
    const all = disjoint([...weeks, ...others])
    const left = kept.filter(({ element }) => isApart(element.range))
    telling.tell(fact, { changes: all, kept: left }, reading)
    take(all)
    print = next
    sheet = nextSheet
  }
  // What visitors are not shown, machines are not told of either.
  if (telling.changed.size === 0)
    return { html, changes: [], changed: [], leftAlone: [...telling.leftAlone] }
  const descriptions = [html, page].map((text) => descriptionOf(new PageReading(text)))
  take(structuredChanges(new PageReading(page), [first.data, print.data], descriptions))
  return {
    html: page,
    changes: changes.changes,
    changed: [...telling.changed],
    leftAlone: [...telling.leftAlone],
  }
}

function holds(outer: Range, inner: Range): boolean {
  return outer.from <= inner.from && inner.to <= outer.to
}

/** In order, and of changes that overlap the first. */
function disjoint(changes: readonly Change[]): Change[] {
  const kept: Change[] = []
  for (const change of changes)
    if (!kept.some(({ from, to }) => change.from < to && from < change.to)) kept.push(change)
  return kept.toSorted((one, other) => one.from - other.from || one.to - other.to)
}
