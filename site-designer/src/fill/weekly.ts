import { dayNames } from '#designer/copy/day_names'
import { languageOf } from '#designer/fill/business'
import type { DatedEvent, Sheet } from '#designer/sheet/sheet'
import type { Row, TimetableSection } from '#designer/site/site'
import type { Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'
import { capital } from '#designer/text/normalise'

const fewest = 2

interface WeeklyEntry {
  day: number
  time: string
  what: string
}

/** Whether dates that come back every week make a timetable. */
export function isWeekly(sheet: Sheet): boolean {
  return entriesOf(sheet).length >= fewest
}

/** What of the dates is no part of a timetable. */
export function singleDates(sheet: Sheet): DatedEvent[] {
  const dates = sheet.dates.map(({ value }) => value)
  if (!isWeekly(sheet)) return dates
  const language = languageOf(sheet)
  return dates.filter((date) => !entryOf(date, language))
}

export function weeklyDays(sheet: Sheet, language: Language): TimetableSection['days'] {
  const entries = entriesOf(sheet)
  return dayNames(language).flatMap((day, index) => {
    const told = entries.filter((entry) => entry.day === index)
    return told.length > 0
      ? [{ day: capital(day, language), entries: told.map(({ time, what }) => ({ time, what })) }]
      : []
  })
}

export function weeklyRows(sheet: Sheet, language: Language): Row[] {
  return weeklyDays(sheet, language).map(({ day, entries }) => ({
    label: day,
    value: entries.map(({ time, what }) => `${time} ${what}`).join(', '),
  }))
}

function entriesOf(sheet: Sheet): WeeklyEntry[] {
  const language = languageOf(sheet)
  return sheet.dates.flatMap(({ value }) => entryOf(value, language) ?? [])
}

/** "Mondays at 18:00": a day of the week and a time, and no day of a month. */
function entryOf({ when, title, place, link }: DatedEvent, language: Language) {
  if (link) return undefined
  const [first = '', ...rest] = when.trim().split(/[\s,]+/)
  const day = dayNames(language).findIndex((name) => isDay(first, name))
  const time = rest.join(' ').replace(/^(?:at|saat|günü|günleri)\s+/iu, '')
  if (day < 0 || !clock.test(time)) return undefined
  return { day, time, what: place ? `${title}, ${place}` : title }
}

const clock =
  /^\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?(?:\s?[-–]\s?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?)?$/iu

function isDay(word: string, name: string): boolean {
  return [fold(name), `${fold(name)}s`].includes(fold(word))
}
