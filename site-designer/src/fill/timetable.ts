import { dayNames } from '#designer/language/day_names'
import { languageOf } from '#designer/fill/business'
import { isTimed, readWhen, type When } from '#designer/fill/when'
import type { DatedEvent, Sheet } from '#designer/sheet/sheet'
import type { Section } from '#designer/site/site'
import { capital } from '#designer/language/normalise'

type Days = Section<'timetable'>['days']

const fewest = 2

interface TimedEvent extends When {
  time: string
  event: DatedEvent
}

/** Whether the dates make a week of classes, or a programme of days with several times each. */
export function hasTimetable(sheet: Sheet): boolean {
  return timetableDays(sheet).length > 0
}

/** Day by day: the week from Monday on, or the days of a programme as they were told. */
export function timetableDays(sheet: Sheet): Days {
  const timed = programmeOf(sheet)
  return timed.length > 0 ? daysOf(timed) : weekOf(sheet)
}

/** What of the dates is no part of a timetable. */
export function singleDates(sheet: Sheet): DatedEvent[] {
  const dates = sheet.dates.map(({ value }) => value)
  const placed = programmeOf(sheet)
  const told = placed.length > 0 ? placed : weekly(sheet)
  const inTable = new Set(told.length >= fewest ? told.map(({ event }) => event) : [])
  return dates.filter((date) => !inTable.has(date))
}

/** Bare weekdays with a time: "Mondays at 18:00". */
function weekly(sheet: Sheet): TimedEvent[] {
  const language = languageOf(sheet)
  return sheet.dates.flatMap(({ value: event }) => {
    const when = readWhen(event.when, language)
    const isBare = when.weekday !== undefined && !when.isDated
    return isBare && isTimed(when) && !event.link ? [{ ...when, event }] : []
  })
}

function weekOf(sheet: Sheet): Days {
  const entries = weekly(sheet)
  if (entries.length < fewest) return []
  const language = languageOf(sheet)
  return dayNames(language).flatMap((day, weekday) => {
    const told = entries.filter((entry) => entry.weekday === weekday)
    return told.length > 0 ? [{ day: capital(day, language), entries: told.map(entryOf) }] : []
  })
}

/**
 * Times that follow a date: "Saturday 5 September, 2 pm" and then "6 pm", or "Thursday 3 June, 9:30"
 * and then "Thursday 11:00". Several dates on one weekday are no programme: nobody could tell to
 * which of them a bare weekday belongs.
 */
function programmeOf(sheet: Sheet): TimedEvent[] {
  const language = languageOf(sheet)
  const all = sheet.dates.map(({ value: event }) => ({
    ...readWhen(event.when, language),
    event,
  }))
  const [first] = all
  if (!first?.isDated || !isTimed(first)) return []
  const dated = all.filter(({ isDated }) => isDated)
  const weekdays = dated.flatMap(({ weekday }) => weekday ?? [])
  const isClear = new Set(weekdays).size === weekdays.length
  const following = all.filter(({ isDated, time }) => !isDated && time !== undefined)
  if (!isClear || following.length < fewest) return []
  return all.filter(isTimed).filter(({ event }) => !event.link)
}

/** A time without a day belongs to the day before it, a bare weekday to the date on that weekday. */
function daysOf(timed: TimedEvent[]): Days {
  const days: (Days[number] & { weekday?: number })[] = []
  for (const entry of timed) {
    const last = days.at(-1)
    const isSame =
      last !== undefined && (entry.day === '' || (!entry.isDated && last.weekday === entry.weekday))
    if (isSame) last.entries.push(entryOf(entry))
    else days.push({ day: entry.day, weekday: entry.weekday, entries: [entryOf(entry)] })
  }
  return days.map(({ day, entries }) => ({ day, entries }))
}

function entryOf({ time, event: { title, place } }: TimedEvent) {
  return { time, what: place ? `${title}, ${place}` : title }
}
