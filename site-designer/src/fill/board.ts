import { hasGrid } from '#designer/fill/schedule'
import { singleDates, timetableDays } from '#designer/fill/timetable'
import type { Sheet } from '#designer/sheet/sheet'

const mostEntries = 8
const mostDates = 5
const longestDate = 44

/**
 * What a board in the hero can tell of when: the week of classes or the programme, the opening
 * hours, or what is coming up.
 */
export function boardOf(sheet: Sheet): 'timetable' | 'hours' | 'dates' | undefined {
  const entries = timetableDays(sheet).flatMap((day) => day.entries)
  if (entries.length > 0 && entries.length <= mostEntries) return 'timetable'
  const [place, ...others] = sheet.where
  if (place && others.length === 0 && hasGrid(place.opening_hours)) return 'hours'
  const dates = singleDates(sheet)
  const fits = dates.every(({ when, link }) => !link && when.length <= longestDate)
  return dates.length > 0 && dates.length <= mostDates && fits ? 'dates' : undefined
}
