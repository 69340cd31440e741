import { weekdays, type DayHours, type SuggestionReason, type Weekday } from '#designer/sheet/sheet'
import { claim, isSure } from '#designer/reader/claim'
import type { Said } from '#designer/reader/hours/said'
import { placeNumberAt } from '#designer/reader/places'
import type { Reading } from '#designer/reader/reading'

/** One day alone could be anything; beside other days it is one of the week. */
export function withNeighbours(said: Said[]): Said[] {
  return said.map((one, at) => {
    if (one.as !== 'single') return one
    const isBeside = [said[at - 1], said[at + 1]].some(
      (other) =>
        other &&
        Math.abs(other.line - one.line) <= 1 &&
        (other.as === 'day' || (other.as === 'single' && other.days[0] !== one.days[0]))
    )
    return { ...one, as: isBeside ? 'day' : 'suggestion' }
  })
}

/** Into the week of the place that each is said of. */
export function writeHours(reading: Reading, said: Said[]): void {
  for (const one of said) {
    if (one.as === 'suggestion') fill(reading, 'hours.lone_day', one)
    else if (one.as === 'note')
      claim(reading, 'hours.note', {
        field: 'where.opening_hours.notes',
        value: reading.text(one.from),
        from: one.from,
      })
  }
  const noted = new Set(said.filter(({ as }) => as === 'note').map(({ line }) => line))
  const days = said.filter(({ as }) => as === 'day')
  const byPlace = Map.groupBy(days, ({ from }) => placeNumberAt(reading, from[0]))
  for (const ofPlace of byPlace.values()) writeWeek(reading, ofPlace, noted)
}

/** What is said of fewer days goes before what is said of more; two that disagree are suggested. */
function writeWeek(reading: Reading, said: Said[], noted: Set<number>): void {
  const week = new Map<Said, Partial<Record<Weekday, DayHours>>>()
  const disagreeing = new Set<Said>()
  for (const day of weekdays) {
    const ofDay = said.filter(({ days }) => days.includes(day))
    const fewest = Math.min(...ofDay.map(({ days }) => days.length))
    const best = ofDay.filter(({ days }) => days.length === fewest)
    if (best.length === 0) continue
    const hours = same(best.map((one) => one.hours))
    if (hours) week.set(best[0], { ...week.get(best[0]), [day]: hours })
    else for (const one of best) disagreeing.add(one)
  }
  for (const one of said) {
    if (disagreeing.has(one)) fill(reading, 'hours.disagreeing', one, 'two_readings')
    else if (week.has(one)) fill(reading, evidenceOf(one, noted), { ...one, week: week.get(one) })
    else if (isSure(evidenceOf(one, noted))) reading.take(one.from, 'field', 'where.opening_hours')
  }
}

/** What it says of the days. */
function evidenceOf({ hours, line }: Said, noted: Set<number>): string {
  if (hours.text !== undefined) return 'hours.words'
  if (hours.spans.length === 0) return noted.has(line) ? 'hours.closed_beside_note' : 'hours.closed'
  if (hours.spans.some(({ opens, closes }) => opens === closes)) return 'hours.always'
  return 'hours.times'
}

function fill(
  reading: Reading,
  evidence: string,
  { days, hours, from, week }: Said & { week?: Partial<Record<Weekday, DayHours>> },
  why: SuggestionReason = 'looks_like_one'
): void {
  const value = week ?? Object.fromEntries(days.map((day) => [day, hours]))
  claim(reading, evidence, { field: 'where.opening_hours', value, from, why, isShared: true })
}

/** The same hours, however often they are said. */
function same([first, ...rest]: DayHours[]): DayHours | undefined {
  const isSame = rest.every((hours) => JSON.stringify(hours) === JSON.stringify(first))
  return isSame ? first : undefined
}
