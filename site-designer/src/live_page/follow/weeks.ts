import { nameOfPlace } from '#designer/fill/whereabouts'
import { sameElement, type Shown } from '#designer/live_page/follow/shown'
import type { PageReading } from '#designer/live_page/reading/page_reading'
import { weekListed } from '#designer/live_page/reading/weeks_listed'
import type { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import { fieldMark } from '#designer/sheet/field_mark'
import { weekdays, type Place, type Sheet, type Weekday } from '#designer/sheet/sheet'
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
    const isOther = (day: Weekday) => !isSame(was[day]?.value, now[day]?.value)
    const others = weekdays.filter(isOther).map((day) => [day, now[day]?.value])
    writer.putDays(place, Object.fromEntries(others))
  }
}

function placeMarked(sheet: Sheet, mark: string): Place | undefined {
  const isWeek = mark === fieldMark('where.opening_hours')
  if (isWeek && sheet.where.length === 1) return sheet.where[0]
  return sheet.where.find(
    (place) => mark === fieldMark('where.opening_hours', nameOfPlace(place, sheet) ?? '')
  )
}
