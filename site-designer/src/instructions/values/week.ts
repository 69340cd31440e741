import { named, type Slot } from '#designer/instructions/language/slots'
import type { CommandLanguage } from '#designer/instructions/language/language'
import { daysIn, hoursIn, timesIn, withEnd, type Week } from '#designer/reader/hours/typed_hours'
import { inFigures } from '#designer/instructions/values/spoken_clock'
import { weekdays, type DayHours, type OpeningHours, type Weekday } from '#designer/sheet/sheet'

/** The days that some words speak of with their new hours; undefined where they cannot be read. */
export function weekSaid(
  { days, value }: { days: Weekday[] | undefined; value: Slot },
  hours: OpeningHours,
  language: CommandLanguage
): Week | undefined {
  const isClosed = named(value.words, { closed: language.closed }, language) !== undefined
  const times = isClosed ? { spans: [] } : timesIn(value.text, language.code)
  // "From 7:30" says one end; nobody takes the other away with it.
  const isHalf =
    times?.text && /\d/.test(times.text) && days?.some((day) => hours[day]?.value.spans.length)
  if (isHalf) return undefined
  if (days) return times && alike(days, times)
  const week = hoursIn(value.text, language.code)
  if (week) return week
  // Times alone are those of the days on which it is open.
  const open = openDays(hours)
  return times && !isClosed && open.length > 0 ? alike(open, times) : undefined
}

/** "We close at 6 on Fridays": the other end of the day stays. */
export function weekWithEnd(
  { days: slot, clock, end }: { days?: Slot; clock: Slot; end: 'opens' | 'closes' },
  hours: OpeningHours,
  { code }: CommandLanguage
): Week | undefined {
  const days = slot ? daysIn(slot.text, code) : openDays(hours)
  if (!days || days.length === 0) return undefined
  const week: Week = {}
  for (const day of days) {
    const spans = hours[day]?.value.spans ?? []
    const span = end === 'opens' ? spans[0] : spans.at(-1)
    const next = span && withEnd(span, end, inFigures(clock.text, code))
    if (!next) return undefined
    week[day] = { spans: spans.map((one) => (one === span ? next : one)) }
  }
  return week
}

export function closedOn(days: readonly Weekday[]): Week {
  return alike(days, { spans: [] })
}

/** Whether the new days leave no open one: nobody means with one sentence that they never open again. */
export function isNeverOpen(hours: OpeningHours, week: Week): boolean {
  const days = Object.keys(week)
  const after = weekdays.map((day) => week[day] ?? hours[day]?.value)
  const isOpen = after.some((day) => day && (day.spans.length > 0 || day.text))
  return days.length === 0 || (openDays(hours).length > 0 && !isOpen)
}

function openDays(hours: OpeningHours): Weekday[] {
  return weekdays.filter((day) => (hours[day]?.value.spans.length ?? 0) > 0)
}

function alike(days: readonly Weekday[], hours: DayHours): Week {
  return Object.fromEntries(days.map((day) => [day, hours]))
}
