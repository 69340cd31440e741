import { weekdays, type DayHours, type SuggestionReason, type Weekday } from '#designer/sheet/sheet'
import { claim } from '#designer/reader/claim'
import { joined, withBreak } from '#designer/reader/hours/day'
import type { Said } from '#designer/reader/hours/said'
import { placeNumberAt } from '#designer/reader/places'
import type { Reading } from '#designer/reader/reading'

/** One day or one meal alone could be anything; beside others it is of the week. */
export function withNeighbours(said: Said[]): Said[] {
  const isWeek = said.filter(({ as }) => as === 'part' || as === 'day').length > 1
  return said.map((one, at) => {
    if (one.as === 'part') return { ...one, as: isWeek ? 'part' : 'note' }
    if (one.as !== 'single') return one
    const isBeside = [said[at - 1], said[at + 1]].some(
      (other) =>
        other && Math.abs(other.line - one.line) <= 1 && ['day', 'single'].includes(other.as)
    )
    return { ...one, as: isBeside ? 'day' : 'suggestion' }
  })
}

/** Into the week of the place that each is said of. */
export function writeHours(reading: Reading, said: Said[]): void {
  for (const one of said) {
    if (one.as === 'suggestion') fill(reading, 'hours.lone_day', one)
    else if (one.as === 'note') note(reading, one)
  }
  const ofWeek = said.filter(({ as }) => as === 'day' || as === 'part' || as === 'break')
  const byPlace = Map.groupBy(ofWeek, ({ from }) => placeNumberAt(reading, from[0]))
  for (const ofPlace of byPlace.values()) writeWeek(reading, ofPlace)
}

/** What is said of fewer days goes before what is said of more; two that disagree are suggested. */
function writeWeek(reading: Reading, said: Said[]): void {
  const week = new Map<Said, Partial<Record<Weekday, DayHours>>>()
  const disagreeing = new Set<Said>()
  for (const day of weekdays) {
    const ofDay = (as: Said['as']) =>
      said.filter((one) => one.as === as && (one.days.length === 0 || one.days.includes(day)))
    const whole = ofDay('day')
    const fewest = Math.min(...whole.map(({ days }) => days.length))
    const used = whole.filter(({ days }) => days.length === fewest)
    let hours = used.map((one) => one.hours).reduce(joined, undefined)
    if (used.length > 0 && !hours) for (const one of used) disagreeing.add(one)
    if (used.length > 0 && !hours) continue
    for (const part of ofDay('part')) {
      const more = joined(hours, part.hours)
      if (more) used.push(part)
      hours = more ?? hours
    }
    for (const closed of ofDay('break')) {
      const less = hours && withBreak(hours, closed, used)
      if (less) used.push(closed)
      hours = less ?? hours
    }
    if (hours) for (const one of used) week.set(one, { ...week.get(one), [day]: hours })
  }
  for (const one of said) {
    if (disagreeing.has(one)) fill(reading, 'hours.disagreeing', one, 'two_readings')
    else if (week.has(one)) fill(reading, evidenceOf(one), { ...one, week: week.get(one) })
    else if (one.as !== 'day') note(reading, one)
  }
}

/** What it says of the days. */
function evidenceOf({ hours }: Said): string {
  if (hours.text !== undefined) return 'hours.words'
  return hours.spans.length === 0 ? 'hours.closed' : 'hours.times'
}

const note = (reading: Reading, { from }: Said) =>
  claim(reading, 'hours.note', {
    field: 'where.opening_hours.notes',
    value: reading.text(from),
    from,
  })

function fill(
  reading: Reading,
  evidence: string,
  { days, hours, from, week }: Said & { week?: Partial<Record<Weekday, DayHours>> },
  why: SuggestionReason = 'looks_like_one'
): void {
  const value = week ?? Object.fromEntries(days.map((day) => [day, hours]))
  claim(reading, evidence, { field: 'where.opening_hours', value, from, why, isShared: true })
}
