import { nameOfPlace } from '#designer/fill/whereabouts'
import { sameElement, type Shown } from '#designer/live_page/follow/shown'
import type { PageReading } from '#designer/live_page/reading/page_reading'
import { weekListed } from '#designer/live_page/reading/weeks_listed'
import { cellsOfPlace } from '#designer/sheet/cells'
import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { fieldMark } from '#designer/sheet/field_mark'
import { weekdays, type Place, type Sheet, type Value } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'

/** Writes other opening hours of the page onto the sheet. */
export function followWeeks(
  writer: SheetWriter,
  shown: readonly Shown[],
  [before, after]: readonly [PageReading, PageReading]
): void {
  for (const { mark, element } of shown) {
    const place = placeMarked(writer.sheet, mark)
    const listed = sameElement(element, after)
    const was = place && weekListed(before, element)
    const now = listed && weekListed(after, listed)
    if (!was || !now) continue
    for (const cell of cellsOfPlace(place)) {
      const day = weekdays.find((name) => name === cell.key)
      if (!day || isSame(was[day]?.value, now[day]?.value)) continue
      const hours = now[day]?.value
      const values: Value<unknown>[] = hours ? [{ value: hours, source: 'edited' }] : []
      writer.putIn(cell, values)
    }
  }
}

function placeMarked(sheet: Sheet, mark: string): Place | undefined {
  const isWeek = mark === fieldMark('where.opening_hours')
  if (isWeek && sheet.where.length === 1) return sheet.where[0]
  return sheet.where.find(
    (place) => mark === fieldMark('where.opening_hours', nameOfPlace(place, sheet) ?? '')
  )
}
