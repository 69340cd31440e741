import { besideBy } from '#designer/commands/actions/places'
import { insertSection } from '#designer/commands/actions/sections'
import { updated } from '#designer/commands/actions/updated'
import type { Desk, Outcome } from '#designer/commands/desk'
import type { Slot, SlotsOf } from '#designer/commands/language/slots'
import { sheetOf } from '#designer/commands/page_sheet'
import { daysIn, type Week } from '#designer/commands/values/hours'
import { inFigures } from '#designer/commands/values/spoken_clock'
import { closedOn, setWeek, weekSaid, weekWithEnd } from '#designer/commands/values/week'
import { hasGrid } from '#designer/fill/schedule'
import type { Weekday } from '#designer/sheet/sheet'

const AT =
  /\b(?:at|by) (?<clock>(?:half past |quarter past |quarter to |half )?(?:\d[\d:.]*(?: ?[ap]m)?|[a-z]+))/iu

/** "We are closed on Mondays", "open on Fridays from 9 to 5", "Mon–Fri 9:00–17:00". */
export function setHours(desk: Desk, slots: SlotsOf, { isClosed = false } = {}): Outcome {
  if (slots.hours) return setHoursTo(desk, undefined, slots.hours)
  const days = slots.days && daysIn(slots.days.text, desk.language.code)
  if (!days) return desk.impossible('hours_unreadable')
  // "We shut at five on Saturdays" says when, and not that it is shut all day.
  const clock = isClosed ? AT.exec(slots.said.text)?.groups?.clock : undefined
  if (clock && /^\d/.test(inFigures(clock, desk.language.code)))
    return setOneEnd(desk, { ...slots, clock: { ...slots.said, text: clock } }, 'closes')
  return isClosed ? written(desk, closedOn(days)) : setHoursTo(desk, days, slots.times)
}

/** The hours of some days, or the days with their hours. Days that are not named stay as they are. */
export function setHoursTo(desk: Desk, days: Weekday[] | undefined, value: Slot): Outcome {
  return written(desk, weekSaid({ days, value }, hoursOf(desk), desk.language))
}

/** "We close at 6 on Fridays": the other end of the day stays. */
export function setOneEnd(desk: Desk, { days, clock }: SlotsOf, end: 'opens' | 'closes'): Outcome {
  return written(desk, weekWithEnd({ days, clock, end }, hoursOf(desk), desk.language))
}

function hoursOf({ reading }: Desk) {
  return sheetOf(reading).where[0].opening_hours
}

function written(desk: Desk, week: Week | undefined): Outcome {
  if (!week) return desk.impossible('hours_unreadable')
  const before = sheetOf(desk.reading)
  const after = structuredClone(before)
  const hours = after.where[0].opening_hours
  const wasKnown = hasGrid(hours)
  if (!setWeek(hours, week)) return desk.impossible('week_emptied')
  const shown = updated(desk, before, after, desk.language.facts.hours[0])
  // A page that shows no hours gets a section for them.
  return shown.is === 'done' || wasKnown || !hasGrid(hours)
    ? shown
    : insertSection(desk, 'hours', besideBy(desk, 'hours'), after)
}
