import { weekdays, type DayHours, type Weekday } from '#designer/sheet/sheet'
import { timeSpan, type ClockTime } from '#designer/reader/shapes/clock'
import type { HoursToken } from '#designer/reader/shapes/hours_tokens'
import { dayRange } from '#designer/reader/shapes/weekdays'

/** Days with their times, or closed days, as one run of tokens says them; `end` is exclusive. */
export interface HoursClause {
  first: number
  end: number
  /** None where only times are said. */
  days: Weekday[]
  /** Days that "every day except Monday" leaves out. */
  closedDays: Weekday[]
  hours: DayHours
}

interface Times {
  end: number
  spans: [ClockTime, ClockTime][]
  /** Tokens of times that no clock shows: "from 6 till late". */
  text?: [number, number]
  isAlways?: boolean
}

const mostClauses = 100
const mostDays = 20

/** The clauses of a line, in order, disjoint. */
export function hoursClauses(tokens: HoursToken[], text: string, language: string): HoursClause[] {
  const clauses: HoursClause[] = []
  for (let at = 0; at < tokens.length && clauses.length < mostClauses;) {
    const clause = clauseAt(tokens, at, { text, is24: writes24(tokens, at, language) })
    if (clause) clauses.push(clause)
    at = clause?.end ?? (tokens[at].kind === 'day' ? daysAt(tokens, at).end : at + 1)
  }
  return clauses
}

/** Whether a time near a token is written from 0 to 24. */
function writes24(tokens: HoursToken[], at: number, language: string): boolean {
  return tokens.slice(at, at + 16).some(({ time, text }) => {
    // "Noon" is exact in both ways of writing.
    if (!time || time.half || !/^\d/.test(text)) return false
    return (
      (time.isExact && (time.hour !== 12 || time.isMarked)) || (language !== 'en' && time.isMarked)
    )
  })
}

type Setting = { text: string; is24: boolean }

function clauseAt(tokens: HoursToken[], at: number, setting: Setting): HoursClause | undefined {
  const { kind } = tokens[at]
  if (kind === 'day') return daysFirst(tokens, at, setting)
  if (kind === 'closed') return closedFirst(tokens, at)
  if (kind === 'time' || kind === 'always' || kind === 'from' || kind === 'between') {
    return timesFirst(tokens, at, setting)
  }
  return undefined
}

function daysFirst(tokens: HoursToken[], first: number, setting: Setting): HoursClause | undefined {
  const { days, closedDays, end } = daysAt(tokens, first)
  const next = afterNoise(tokens, end, ['noise', 'and', 'to', 'open', 'break'])
  if (tokens[next]?.kind === 'closed' && next - end <= 3) {
    return { first, end: next + 1, days, closedDays, hours: { spans: [] } }
  }
  if (tokens[next]?.kind === 'appointment') {
    const text = tokens[next].text
    return { first, end: next + 1, days, closedDays, hours: { spans: [], text } }
  }
  const times = timesAt(tokens, next)
  const hours = times && dayHours(tokens, times, setting)
  return hours && { first, end: times.end, days, closedDays, hours }
}

function closedFirst(tokens: HoursToken[], first: number): HoursClause | undefined {
  const next = afterNoise(tokens, first + 1, ['noise', 'from'])
  if (tokens[next]?.kind !== 'day') return undefined
  const { days, end } = daysAt(tokens, next, { isBeforeTimes: false })
  return { first, end, days, closedDays: [], hours: { spans: [] } }
}

function timesFirst(
  tokens: HoursToken[],
  first: number,
  setting: Setting
): HoursClause | undefined {
  const times = timesAt(tokens, first)
  const hours = times && dayHours(tokens, times, setting)
  if (!hours) return undefined
  const next = afterNoise(tokens, times.end, ['noise', 'and', 'from', 'open', 'break'])
  const isNear = tokens[next]?.kind === 'day' && !hasOwnTimes(tokens, next)
  if (!isNear) return { first, end: times.end, days: [], closedDays: [], hours }
  const { days, closedDays, end } = daysAt(tokens, next, { isBeforeTimes: false })
  return { first, end, days, closedDays, hours }
}

/** Whether the days at a token come before times of their own, or are closed. */
function hasOwnTimes(tokens: HoursToken[], at: number): boolean {
  const { end } = daysAt(tokens, at)
  const next = afterNoise(tokens, end, ['noise', 'from', 'to', 'open'])
  return ['time', 'closed', 'always', 'appointment'].includes(tokens[next]?.kind)
}

/** "Mon–Wed, Fri and weekends", "every day except Monday", "pazartesi hariç her gün". With `isBeforeTimes: false` a day that has times of its own stays out. */
function daysAt(
  tokens: HoursToken[],
  at: number,
  { isBeforeTimes = true }: { isBeforeTimes?: boolean } = {}
): { days: Weekday[]; closedDays: Weekday[]; end: number } {
  const days = new Set<Weekday>()
  const left = new Set<Weekday>()
  let end = at
  let isLeft = false
  for (let count = 0; count < mostDays; count++) {
    const token = tokens[end]
    if (token?.kind !== 'day') break
    const until = afterNoise(tokens, end + 1, ['to', 'noise'])
    const isRange =
      tokens[end + 1]?.kind === 'to' && tokens[until]?.kind === 'day' && token.days!.length === 1
    const named =
      isRange && tokens[until].days!.length === 1
        ? dayRange(token.days![0], tokens[until].days![0])
        : token.days!
    for (const day of named) (isLeft ? left : days).add(day)
    end = isRange ? until + 1 : end + 1
    const between = ['noise', 'and'].includes(tokens[end]?.kind) ? 1 : 0
    const isBut = tokens[end + between]?.kind === 'but'
    const next = afterNoise(tokens, end, ['and', 'noise', ...(isBut ? (['but'] as const) : [])])
    if (tokens[next]?.kind !== 'day' || next - end > 3) break
    if (!isBeforeTimes && next > end && hasOwnTimes(tokens, next)) break
    isLeft ||= isBut
    end = next
  }
  if (tokens[end]?.kind === 'but' && tokens[end + 1]?.kind !== 'day') left.clear()
  const isAfter = isLeft && days.size < left.size
  const [most, out] = isAfter ? [left, days] : [days, left]
  const kept = weekdays.filter((day) => most.has(day) && !out.has(day))
  return { days: kept, closedDays: weekdays.filter((day) => out.has(day)), end }
}

/** "9-12 and 14-18", "from 6 till late", "24/7". */
function timesAt(tokens: HoursToken[], at: number): Times | undefined {
  if (tokens[at]?.kind === 'always') return { end: at + 1, spans: [], isAlways: true }
  const spans: Times['spans'] = []
  let end = at
  for (let next = at; ;) {
    const start = afterNoise(tokens, next, ['noise', 'from', 'between'])
    if (tokens[start]?.kind !== 'time') break
    const isBetween = tokens[start - 1]?.kind === 'between'
    const link = afterNoise(tokens, start + 1, ['noise'])
    const until = afterNoise(tokens, link + 1, ['noise', 'to', 'from'])
    const links = isBetween ? ['to', 'and'] : ['to']
    if (!links.includes(tokens[link]?.kind) || tokens[until]?.kind !== 'time') break
    spans.push([tokens[start].time!, tokens[until].time!])
    end = afterNoise(tokens, until + 1, ['noise'])
    next = afterNoise(tokens, end, ['and', 'noise', 'break'])
    if (next - end > 3) break
  }
  if (spans.length > 0) return { end: withoutNoise(tokens, end), spans }
  return looseTimesAt(tokens, at)
}

/** "from 6 till late", "6 till late", "from 6pm", "until 2pm". */
function looseTimesAt(tokens: HoursToken[], at: number): Times | undefined {
  const first = tokens[at - 1]?.kind === 'to' || tokens[at - 1]?.kind === 'from' ? at - 1 : at
  const start = afterNoise(tokens, first, ['noise', 'from', 'to'])
  if (tokens[start]?.kind !== 'time') return undefined
  if (tokens[start + 1]?.kind === 'to' && tokens[start + 2]?.kind === 'late') {
    return { end: start + 3, spans: [], text: [first, start + 3] }
  }
  const isOpen =
    tokens[first].kind === 'from' ||
    (tokens[first].kind === 'to' && /\p{L}/u.test(tokens[first].text))
  if (!isOpen || start - first > 2) return undefined
  return { end: start + 1, spans: [], text: [first, start + 1] }
}

function dayHours(
  tokens: HoursToken[],
  times: Times,
  { text, is24 }: Setting
): DayHours | undefined {
  const said = ([first, end]: [number, number]) =>
    text.slice(tokens[first].start, tokens[end - 1].end)
  if (times.isAlways) return { spans: [{ opens: '00:00', closes: '00:00' }] }
  if (times.text) return { spans: [], text: said(times.text) }
  const spans: DayHours['spans'] = []
  for (const [opens, closes] of times.spans) {
    const span = timeSpan(opens, closes, { is24, after: spans.at(-1)?.closes })
    if (span) spans.push(span)
  }
  if (spans.length === times.spans.length) return { spans }
  const first = tokens.findIndex(({ time }) => time === times.spans[0][0])
  return { spans: [], text: said([first, times.end]) }
}

function afterNoise(tokens: HoursToken[], at: number, skipped: HoursToken['kind'][]): number {
  let next = at
  while (next < tokens.length && next < at + 6 && skipped.includes(tokens[next].kind)) next++
  return next
}

function withoutNoise(tokens: HoursToken[], end: number): number {
  let last = end
  while (tokens[last - 1].kind === 'noise') last--
  return last
}
