import type { Change, Range } from 'editor-engine'
import type { PageReading } from '#designer/live_page/reading/page_reading'
import { carriedOver, type Carried } from '#designer/live_page/update/carry'
import { elsewhere } from '#designer/live_page/update/elsewhere'
import { markedChanges } from '#designer/live_page/update/marked'
import type { Print } from '#designer/live_page/update/print'
import { weeksElsewhere } from '#designer/live_page/update/weeks'
import type { Sheet } from '#designer/sheet/sheet'

/**
 * What one fact changes on a page. Weeks are replaced as a whole, whatever the prints say of their
 * rows; what the prints carry over goes before words that are replaced wherever they stand.
 */
export function factChanges(
  reading: PageReading,
  [before, after]: [Sheet, Sheet],
  [old, now]: [Print, Print]
): Carried {
  const weeks = weeksElsewhere(reading, before, after)
  const isApart = (range: Range) => !weeks.some((week) => holds(week, range))
  const { changes, kept } = carriedOver(reading.page, old, now)
  const others = [
    ...changes,
    ...markedChanges(reading, before, after),
    ...elsewhere(reading, before, after),
  ].filter(isApart)
  return {
    changes: disjoint([...weeks, ...others]),
    kept: kept.filter(({ element }) => isApart(element.range)),
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
