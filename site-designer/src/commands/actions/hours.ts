import { besideBy } from '#designer/commands/actions/places'
import { insertSection } from '#designer/commands/actions/sections'
import { updated } from '#designer/commands/actions/updated'
import type { Desk, Outcome } from '#designer/commands/desk'
import type { Slot, SlotsOf } from '#designer/commands/language/slots'
import { sheetOf } from '#designer/commands/page_sheet'
import { named } from '#designer/commands/language/slots'
import { daysIn, hoursIn, timesIn, withEnd, type Week } from '#designer/commands/values/hours'
import { hasGrid } from '#designer/fill/schedule'
import {
  weekdays,
  type DayHours,
  type OpeningHours,
  type Sheet,
  type Weekday,
} from '#designer/sheet/sheet'

/** "We are closed on Mondays", "open on Fridays from 9 to 5", "Mon–Fri 9:00–17:00". */
export function setHours(desk: Desk, slots: SlotsOf, { isClosed = false } = {}): Outcome {
  const { code } = desk.language
  if (slots.hours) return setHoursTo(desk, undefined, slots.hours)
  const days = slots.days && daysIn(slots.days.text, code)
  if (!days) return desk.impossible('hours_unreadable')
  return isClosed ? written(desk, alike(days, { spans: [] })) : setHoursTo(desk, days, slots.times)
}

/** The hours of some days, or the days with their hours. Days that are not named stay as they are. */
export function setHoursTo(desk: Desk, days: Weekday[] | undefined, value: Slot): Outcome {
  const { code } = desk.language
  const isClosed = named(value.words, { closed: desk.language.closed }, desk.language)
  const times = isClosed ? { spans: [] } : timesIn(value.text, code)
  if (days) return times ? written(desk, alike(days, times)) : desk.impossible('hours_unreadable')
  const week = hoursIn(value.text, code)
  if (week) return written(desk, week)
  const open = openDays(desk)
  if (!times || isClosed || open.length === 0) return desk.impossible('hours_unreadable')
  return written(desk, alike(open, times))
}

/** "We close at 6 on Fridays": the other end of the day stays. */
export function setOneEnd(
  desk: Desk,
  { days: slot, clock }: SlotsOf,
  end: 'opens' | 'closes'
): Outcome {
  const { opening_hours: hours } = sheetOf(desk.reading).where[0]
  const open = openDays(desk)
  const days = slot ? daysIn(slot.text, desk.language.code) : open
  const week: Week = {}
  for (const day of days ?? []) {
    const spans = hours[day]?.value.spans ?? []
    const span = end === 'opens' ? spans[0] : spans.at(-1)
    const next = span && withEnd(span, end, clock.text)
    if (!next) return desk.impossible('hours_unreadable')
    week[day] = { spans: spans.map((one) => (one === span ? next : one)) }
  }
  return written(desk, week)
}

function openDays({ reading }: Desk): Weekday[] {
  const { opening_hours: hours } = sheetOf(reading).where[0]
  return weekdays.filter((day) => (hours[day]?.value.spans.length ?? 0) > 0)
}

function alike(days: readonly Weekday[], hours: DayHours): Week {
  return Object.fromEntries(days.map((day) => [day, hours]))
}

function written(desk: Desk, week: Week): Outcome {
  const before = sheetOf(desk.reading)
  const after = structuredClone(before)
  const hours: OpeningHours = after.where[0].opening_hours
  const wasKnown = hasGrid(hours)
  for (const day of Object.keys(week) as Weekday[])
    hours[day] = { value: week[day]!, source: 'edited' }
  const isOpen = weekdays.some(
    (day) => hours[day] && (hours[day].value.spans.length > 0 || hours[day].value.text)
  )
  if (wasKnown && !isOpen) return desk.impossible('week_emptied')
  if (!wasKnown && isOpen) return withHours(desk, after)
  return updated(desk, before, after, desk.language.facts.hours[0])
}

/** A page that shows no hours gets a section for them. */
function withHours(desk: Desk, sheet: Sheet): Outcome {
  const shown = updated(desk, sheetOf(desk.reading), sheet, desk.language.facts.hours[0])
  return shown.is === 'done' ? shown : insertSection(desk, 'hours', besideBy(desk, 'hours'), sheet)
}
