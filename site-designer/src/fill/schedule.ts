import type { Opening, Row } from '#designer/site/site'
import type { Copy } from '#designer/copy/copy'
import type { ClassTime, Hours } from '#designer/facts/hours'
import { lower } from '#designer/text/letters'
import { capital, listed } from '#designer/text/normalise'

/** One row per day that is alike: "Monday – Friday 07:00 – 15:00". A day nobody spoke of has none. */
export function hoursRows(hours: Hours, copy: Copy): Row[] {
  if (hours.open.length === 0 && hours.always)
    return [{ label: copy.everyDay, value: copy.alwaysOpen }]
  if (isOnlyClosed(hours))
    return hours.closed.map((day) => ({ label: copy.days[day], value: copy.closed }))
  const byDay = copy.days.map((_, day) => valueOf(day, hours, copy))
  const rows: Row[] = []
  for (let day = 0; day < 7;) {
    let last = day
    while (last < 6 && byDay[last + 1] === byDay[day]) last++
    const label =
      day === 0 && last === 6
        ? copy.everyDay
        : last === day
          ? copy.days[day]
          : copy.dayRange(copy.days[day], copy.days[last])
    const value = byDay[day]
    if (value) rows.push({ label, value })
    day = last + 1
  }
  return [...withoutDays(hours, copy), ...rows]
}

/** Each day that was told on its own line, as on the board beside a door. */
export function weekBoard(hours: Hours, copy: Copy): Row[] {
  const grouped = hoursRows(hours, copy)
  if (grouped.length > 2 || hours.open.length === 0) return grouped
  const rows = copy.days.flatMap((label, day) => {
    const value = valueOf(day, hours, copy)
    return value ? [{ label, value }] : []
  })
  return [...withoutDays(hours, copy), ...rows]
}

/** What is said of a day: when it is open, that it is closed, or nothing. */
function valueOf(day: number, { open, closed, twelve }: Hours, copy: Copy): string | undefined {
  const times = open.filter(({ days }) => days.includes(day)).sort((a, b) => a.from - b.from)
  if (times.length > 0) return times.map((entry) => forWhom(entry, span(entry, twelve))).join(', ')
  return closed.includes(day) ? copy.closed : undefined
}

/** "Women 09:00–17:00", "Open 09:00–17:00": hours that were told of no day. */
function withoutDays({ open, twelve }: Hours, copy: Copy): Row[] {
  const times = new Map<string, string[]>()
  for (const entry of open.filter(({ days }) => days.length === 0)) {
    const label = capital(entry.for ?? copy.labels.hours)
    times.set(label, [...(times.get(label) ?? []), span(entry, twelve)])
  }
  return Array.from(times, ([label, values]) => ({ label, value: values.join(', ') }))
}

function forWhom(entry: Hours['open'][number], time: string): string {
  return entry.for ? `${time} (${entry.for})` : time
}

/**
 * The same in one line, without the closed days and each time once: "Mon–Fri 07:00–15:00, Sat
 * 08:00–13:00", "Mon, Wed 09:00–17:00; Tue 11:00–19:00". Of whoever named nothing else, the closed
 * days: "closed on Sunday".
 */
export function hoursLine(hours: Hours, copy: Copy): string {
  if (isOnlyClosed(hours)) {
    return copy.closedOn(
      listed(
        hoursRows(hours, copy).map((row) => row.label),
        copy.and
      )
    )
  }
  if (hours.open.length === 0 && hours.always) return lower(copy.alwaysOpen)
  const short = {
    ...copy,
    days: copy.daysShort,
    dayRange: copy.shortDayRange,
  }
  const daysAt = new Map<string, string[]>()
  const withDays = hours.open.filter(({ days }) => days.length > 0)
  for (const { label, value } of hoursRows({ ...hours, open: withDays }, short)) {
    if (typeof value !== 'string' || value === copy.closed) continue
    const day = label === copy.everyDay ? lower(label) : label
    daysAt.set(value, [...(daysAt.get(value) ?? []), day])
  }
  const lines = [
    ...hours.open
      .filter((entry) => !withDays.includes(entry))
      .map((entry) => forWhom(entry, span(entry, hours.twelve))),
    ...Array.from(daysAt, ([time, days]) => `${days.join(', ')} ${time}`),
  ]
  return lines.join(lines.some((line) => line.includes(', ')) ? '; ' : ', ')
}

/** "Open Mon – Fri 07:00 – 15:00.", or what else was said of it. */
export function hoursSentence(hours: Hours, copy: Copy): string {
  const line = hoursLine(hours, copy)
  return isOnlyClosed(hours) ? `${capital(line)}.` : copy.openHours(line)
}

/** Round the clock: there is no week to draw. */
export function isAlwaysOpen({ open, always }: Hours): boolean {
  return open.length === 0 && always === true
}

/** Somebody who said when not to come, and not when to. */
export function isOnlyClosed({ open, always, closed }: Hours): boolean {
  return open.length === 0 && !always && closed.length > 0
}

export function openings(hours: Hours | undefined): Opening[] | undefined {
  // What holds for some people or a part of the year, or of no day, cannot be told a machine so.
  const always = hours?.open.filter((entry) => entry.days.length > 0 && !entry.for) ?? []
  if (always.length === 0) return undefined
  return always.map(({ days, from, to }) => ({ days, from, to: Math.min(to, 24 * 60 - 1) }))
}

export function classDays(classes: ClassTime[], copy: Copy) {
  return copy.days.flatMap((day, index) => {
    const entries = classes
      .filter((entry) => entry.day === index)
      .sort((a, b) => a.at - b.at)
      .map((entry) => ({ time: clock(entry.at, false), what: entry.what }))
    return entries.length > 0 ? [{ day, entries }] : []
  })
}

export function classRows(classes: ClassTime[], copy: Copy): Row[] {
  return classDays(classes, copy).map(({ day, entries }) => ({
    label: day,
    value: entries.map(({ time, what }) => `${time} ${what}`).join(', '),
  }))
}

function span({ from, to }: { from: number; to: number }, twelve: boolean): string {
  return `${clock(from, twelve)}–${clock(to, twelve)}`
}

function clock(minutes: number, twelve: boolean): string {
  const hour = Math.floor(minutes / 60) % 24
  const rest = String(minutes % 60).padStart(2, '0')
  if (!twelve) return `${String(minutes === 1440 ? 24 : hour).padStart(2, '0')}:${rest}`
  return `${hour % 12 || 12}${rest === '00' ? '' : `:${rest}`}\u00a0${hour < 12 ? 'am' : 'pm'}`
}
