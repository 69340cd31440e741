import type { Slot, SlotsOf } from '#designer/commands/language/slots'
import { named } from '#designer/commands/language/slots'
import { byHand, type Answer, type Revision } from '#designer/commands/sheet/revision'
import { daysIn, hoursIn, timesIn, withEnd, type Week } from '#designer/commands/values/hours'
import { weekdays, type DayHours, type OpeningHours, type Weekday } from '#designer/sheet/sheet'

/** "We are closed on Mondays", "open on Fridays from 9 to 5", "Mon–Fri 9:00–17:00". */
export function setHours(
  revision: Revision,
  { days: daysSlot, times, hours, scope }: SlotsOf,
  { isClosed = false } = {}
): Answer {
  if (hours) return setHoursTo(revision, undefined, hours, scope?.text)
  const days = daysSlot && daysIn(daysSlot.text, revision.language.code)
  if (!days) return undefined
  return isClosed
    ? written(revision, alike(days, { spans: [] }))
    : setHoursTo(revision, days, times)
}

/** Days that are not named stay as they are. */
export function setHoursTo(
  revision: Revision,
  days: Weekday[] | undefined,
  value: Slot,
  at?: string
): Answer {
  const { language } = revision
  const isClosed = named(value.words, { closed: language.closed }, language) !== undefined
  const times = isClosed ? { spans: [] } : timesIn(value.text, language.code)
  if (days) return times && written(revision, alike(days, times), value.text)
  const week = hoursIn(value.text, language.code)
  return week && written(revision, week, at ?? value.text)
}

/** "We close at 6 on Fridays": the other end of the day stays. */
export function setOneEnd(
  revision: Revision,
  { days: slot, clock }: SlotsOf,
  end: 'opens' | 'closes'
): Answer {
  const place = revision.place(slot?.text)
  if ('which' in place) return place
  const hours = place.one.opening_hours
  const week: Week = {}
  for (const day of (slot && daysIn(slot.text, revision.language.code)) ?? openDays(hours)) {
    const spans = hours[day]?.value.spans ?? []
    const span = end === 'opens' ? spans[0] : spans.at(-1)
    const next = span && withEnd(span, end, clock.text)
    if (!next) return undefined
    week[day] = { spans: spans.map((one) => (one === span ? next : one)) }
  }
  return written(revision, week, clock.text)
}

function written(revision: Revision, week: Week, words = ''): Answer {
  const place = revision.place(words)
  if ('which' in place) return place
  const hours = place.one.opening_hours
  const days = Object.keys(week) as Weekday[]
  const after = new Set([...openDays(hours), ...days])
  const stayOpen = [...after].filter((day) => {
    const told = week[day] ?? hours[day]?.value
    return told && (told.spans.length > 0 || told.text)
  })
  // Nobody means with one sentence that they never open again.
  if (days.length === 0 || (openDays(hours).length > 0 && stayOpen.length === 0)) return undefined
  for (const day of days) hours[day] = byHand(week[day]!)
  revision.edited('where.opening_hours')
  return revision.done('fact', { fact: revision.language.facts.hours[0] })
}

function openDays(hours: OpeningHours): Weekday[] {
  return weekdays.filter((day) => (hours[day]?.value.spans.length ?? 0) > 0)
}

function alike(days: readonly Weekday[], hours: DayHours): Week {
  return Object.fromEntries(days.map((day) => [day, hours]))
}
