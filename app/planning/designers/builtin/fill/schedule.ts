import type { Opening, Row } from '#planning/site/site'
import type { Copy } from '#planning/designers/builtin/copy/copy'
import type { ClassTime, Hours } from '#planning/designers/builtin/facts/hours'
import { lower } from '#planning/designers/builtin/letters'
import { capital, listed } from '#planning/designers/builtin/normalise'

/** One row per day that is alike: "Monday – Friday 07:00 – 15:00". Closed days are said. */
export function hoursRows(hours: Hours, copy: Copy): Row[] {
  if (hours.open.length === 0 && hours.always)
    return [{ label: copy.everyDay, value: copy.alwaysOpen }]
  if (isOnlyClosed(hours))
    return hours.closed.map((day) => ({ label: copy.days[day], value: copy.closed }))
  const byDay = copy.days.map((_, day) =>
    hours.open
      .filter((entry) => entry.days.includes(day))
      .map((entry) => span(entry, hours.twelve))
      .join(', ')
  )
  const rows: Row[] = []
  const isUnsaid = (day: number) => hours.unsaid?.includes(day) ?? false
  for (let day = 0; day < 7;) {
    let last = day
    while (last < 6 && byDay[last + 1] === byDay[day] && isUnsaid(last + 1) === isUnsaid(day))
      last++
    const label =
      day === 0 && last === 6
        ? copy.everyDay
        : last === day
          ? copy.days[day]
          : copy.dayRange(copy.days[day], copy.days[last])
    const isClosed = byDay[day] === ''
    // Days nobody spoke of are not called closed, unless every other day was named open.
    if (!isUnsaid(day) && (!isClosed || hours.closed.includes(day) || hours.open.length > 0)) {
      rows.push({ label, value: isClosed ? copy.closed : byDay[day] })
    }
    day = last + 1
  }
  return rows
}

/** All seven days, each on its own line, as on the board beside a door. */
export function weekBoard(hours: Hours, copy: Copy): Row[] {
  const grouped = hoursRows(hours, copy)
  if (grouped.length > 2 || hours.open.length === 0) return grouped
  return copy.days.flatMap((label, day) => {
    if (hours.unsaid?.includes(day)) return []
    const times = hours.open
      .filter((entry) => entry.days.includes(day))
      .map((entry) => span(entry, hours.twelve))
    return [{ label, value: times.join(', ') || copy.closed }]
  })
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
  for (const { label, value } of hoursRows(hours, short)) {
    if (typeof value !== 'string' || value === copy.closed) continue
    const day = label === copy.everyDay ? lower(label) : label
    daysAt.set(value, [...(daysAt.get(value) ?? []), day])
  }
  const lines = Array.from(daysAt, ([time, days]) => `${days.join(', ')} ${time}`)
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
  if (!hours || hours.open.length === 0) return undefined
  return hours.open.map(({ days, from, to }) => ({ days, from, to: Math.min(to, 24 * 60 - 1) }))
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
