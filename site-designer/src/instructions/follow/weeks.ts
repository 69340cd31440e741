import { byHand, type Pages } from '#designer/instructions/follow/texts'
import { weeksListed } from '#designer/instructions/page_sheet'
import { weekdays, type DayHours, type OpeningHours, type Sheet } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'

/** Writes other opening hours of the page onto the sheet. */
export function followWeeks(sheet: Sheet, pages: Pages): void {
  const [before, after] = pages.map(weeksListed)
  if (before.length !== after.length) return
  before.forEach((was, index) => {
    const now = after[index]
    const changed = weekdays.filter((day) => !isSame(was?.[day]?.value, now?.[day]?.value))
    if (!was || !now || changed.length === 0) return
    const places = sheet.where.filter(({ opening_hours: hours }) => isSameWeek(hours, was))
    // Places with the same week are told apart by their order; the week of one place may stand twice.
    const place = places[sheet.where.length > 1 ? countSame(before.slice(0, index), was) : 0]
    if (!place) return
    for (const day of changed) {
      const hours: DayHours | undefined = now[day]?.value
      if (hours) place.opening_hours[day] = byHand(hours)
      else delete place.opening_hours[day]
    }
  })
}

function countSame(weeks: (OpeningHours | undefined)[], week: OpeningHours): number {
  return weeks.filter((one) => one && isSameWeek(one, week)).length
}

/** A day of which nothing is known is not listed, or listed as closed. */
function isSameWeek(one: OpeningHours, other: OpeningHours): boolean {
  const spansOf = (hours: OpeningHours) => weekdays.map((day) => hours[day]?.value.spans ?? [])
  return isSame(spansOf(one), spansOf(other))
}
