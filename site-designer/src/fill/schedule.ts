import { copyIn, small } from '#designer/copy/copy_in'
import { dayNames } from '#designer/language/day_names'
import { closingOn, timeOn, type Clock } from '#designer/fill/clock'
import { weekdays, type DayHours, type OpeningHours, type TimeSpan } from '#designer/sheet/sheet'
import type { DayCell, Row } from '#designer/site/content'
import type { Opening } from '#designer/site/site'
import type { Language } from '#designer/language/language'
import { capital, listed } from '#designer/language/normalise'

/** One row per run of days that are alike: "Monday – Friday 07:00–15:00". A day nobody spoke of has none. */
export function hoursRows(hours: OpeningHours, language: Language, clock: Clock = 24): Row[] {
  return rowsOf(hours, { language, clock }, 'long').map((row) => ({
    ...row,
    label: capital(row.label, language),
  }))
}

/** The same with a row for every day, as somebody may have split them by hand. */
export function dayRows(hours: OpeningHours, language: Language, clock: Clock): Row[] {
  const names = dayNames(language, 'long')
  return daysOf(hours).flatMap((day, at) => {
    const value = valueOf(day, { language, clock })
    return value ? [{ label: capital(names[at], language), value }] : []
  })
}

/** The week as seven cells; undefined where it says no clock times, or is no week to draw. */
export function dayCells(
  hours: OpeningHours,
  language: Language,
  clock: Clock
): DayCell[] | undefined {
  const days = daysOf(hours)
  const areClockTimes = days.every((day) => !day?.text && (day?.spans.length ?? 0) <= 2)
  if (!areClockTimes || isAlwaysOpen(hours) || isOnlyClosed(hours) || !hasGrid(hours))
    return undefined
  const names = dayNames(language, 'short')
  return days.map((day, at) => {
    const times = day && day.spans.length > 0 ? valueOf(day, { language, clock }) : undefined
    return { day: capital(names[at], language), ...(times ? { times } : {}) }
  })
}

interface Wording {
  language: Language
  clock: Clock
}

function rowsOf(hours: OpeningHours, wording: Wording, width: 'long' | 'short'): Row[] {
  const { language } = wording
  const copy = copyIn(language)
  if (isAlwaysOpen(hours)) return [{ label: copy.everyDay, value: copy.alwaysOpen }]
  const names = dayNames(language, width)
  const range = width === 'long' ? copy.dayRange : copy.shortDayRange
  const byDay = daysOf(hours).map((day) => valueOf(day, wording))
  const rows: Row[] = []
  for (let day = 0; day < 7;) {
    let last = day
    while (last < 6 && byDay[last + 1] === byDay[day]) last++
    const value = byDay[day]
    const isWhole = day === 0 && last === 6
    const label = isWhole
      ? copy.everyDay
      : last === day
        ? names[day]
        : range(names[day], names[last])
    if (value) rows.push({ label, value })
    day = last + 1
  }
  return rows
}

/**
 * The same in one line, without the closed days and each time once: "Mon–Fri 07:00–15:00, Sat
 * 08:00–13:00", "Mon, Wed 09:00–17:00; Tue 11:00–19:00". Of whoever named nothing else, the closed
 * days: "closed on Sunday". '' where the grid is empty.
 */
export function hoursLine(hours: OpeningHours, language: Language, clock: Clock = 24): string {
  const copy = copyIn(language)
  if (!hasGrid(hours)) return ''
  if (isAlwaysOpen(hours)) return small(copy.alwaysOpen, language)
  if (isOnlyClosed(hours)) {
    const days = rowsOf(hours, { language, clock }, 'long').map(({ label }) => label)
    return copy.closedOn(listed(days, language))
  }
  const daysAt = new Map<string, string[]>()
  for (const { label, value } of rowsOf(hours, { language, clock }, 'short')) {
    if (typeof value !== 'string' || value === copy.closed) continue
    const day = label === copy.everyDay ? small(label, language) : label
    daysAt.set(value, [...(daysAt.get(value) ?? []), day])
  }
  const lines = Array.from(daysAt, ([time, days]) => `${days.join(', ')} ${time}`)
  return lines.join(lines.some((line) => line.includes(', ')) ? '; ' : ', ')
}

/** "Open Mon–Fri 07:00–15:00.", or what else is known of it. */
export function hoursSentence(hours: OpeningHours, language: Language, clock: Clock = 24): string {
  const line = hoursLine(hours, language, clock)
  return isOnlyClosed(hours) ? `${capital(line, language)}.` : copyIn(language).openHours(line)
}

/** Whether the week says anything; notes stand beside it. */
export function hasGrid(hours: OpeningHours): boolean {
  return daysOf(hours).some((day) => day !== undefined)
}

export function hasHours(hours: OpeningHours): boolean {
  return hasGrid(hours) || hours.notes.length > 0
}

/** What the week cannot hold, as typed. */
export function notesOf({ notes }: OpeningHours): string | undefined {
  return notes.length > 0 ? notes.map(({ value }) => value).join('. ') : undefined
}

/** Round the clock: there is no week to draw. */
export function isAlwaysOpen(hours: OpeningHours): boolean {
  const isWhole = ({ opens, closes }: TimeSpan) =>
    opens === '00:00' && ['00:00', '24:00', '23:59'].includes(closes)
  return daysOf(hours).every((day) => day?.spans.some(isWhole))
}

/** Somebody who said when not to come, and not when to. */
export function isOnlyClosed(hours: OpeningHours): boolean {
  return (
    hasGrid(hours) && daysOf(hours).every((day) => !day || (day.spans.length === 0 && !day.text))
  )
}

/** For structured data: clock times only. Past midnight a day ends after 24 hours. */
export function openings(hours: OpeningHours): Opening[] | undefined {
  const at = new Map<string, number[]>()
  for (const [day, told] of daysOf(hours).entries()) {
    for (const { opens, closes } of told?.text ? [] : (told?.spans ?? [])) {
      const key = `${opens}-${closes}`
      at.set(key, [...(at.get(key) ?? []), day])
    }
  }
  const list = Array.from(at, ([span, days]) => {
    const [from, to] = span.split('-').map(minutesOf)
    return {
      days,
      from,
      to: to > from ? Math.min(to, lastMinute) : to === 0 ? lastMinute : to + 1440,
    }
  })
  return list.length > 0 ? list : undefined
}

const lastMinute = 24 * 60 - 1

function daysOf(hours: OpeningHours): (DayHours | undefined)[] {
  return weekdays.map((day) => hours[day]?.value)
}

function valueOf(day: DayHours | undefined, { language, clock }: Wording): string | undefined {
  if (!day) return undefined
  const times = day.spans.map((span) => {
    const [from, to] = [timeOn(clock, span.opens), closingOn(clock, span.closes, language)]
    return clock === 12 ? `${from} – ${to}` : `${from}–${to}`
  })
  return [...times, ...(day.text ? [day.text] : [])].join(', ') || copyIn(language).closed
}

function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
