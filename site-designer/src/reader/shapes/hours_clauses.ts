import { weekdays, type DayHours, type Weekday } from '#designer/sheet/sheet'
import { timeSpan, type ClockTime } from '#designer/reader/shapes/clock'
import type { HoursToken } from '#designer/reader/shapes/hours_tokens'
import { dayRange } from '#designer/reader/shapes/weekdays'

/** Days with their times, or closed days, as one run of tokens says them; `end` is exclusive. */
export interface HoursClause extends Days, Said {
  first: number
}

interface Days {
  end: number
  /** None where only times are said. */
  days: Weekday[]
  /** Days that "every day except Monday" leaves out. */
  closedDays: Weekday[]
}

interface Said {
  end: number
  hours: DayHours
}

type Kind = HoursToken['kind']

const mostClauses = 100

/** The clauses of a line, in order, disjoint: days before what is said of them, or behind it. */
export function hoursClauses(tokens: HoursToken[], text: string, language: string): HoursClause[] {
  const clauses: HoursClause[] = []
  const setting = { text, is24: language !== 'en' }
  const said = (from: number) => hoursAt(tokens, from, setting)
  for (let at = 0; at < tokens.length && clauses.length < mostClauses;) {
    const clause = daysFirst(tokens, at, said) ?? hoursFirst(tokens, at, said)
    if (clause) clauses.push(clause)
    at = clause?.end ?? Math.max(daysAt(tokens, at).end, at + 1)
  }
  return clauses
}

type HoursAt = (at: number) => Said | undefined

function daysFirst(tokens: HoursToken[], first: number, saidAt: HoursAt): HoursClause | undefined {
  if (tokens[first].kind !== 'day') return undefined
  const days = daysAt(tokens, first)
  const said = saidAt(after(tokens, days.end, 'and', 'to', 'open', 'break'))
  return said && { first, ...days, ...said }
}

function hoursFirst(tokens: HoursToken[], first: number, saidAt: HoursAt): HoursClause | undefined {
  const said = tokens[first].kind === 'appointment' ? undefined : saidAt(first)
  if (!said) return undefined
  const isClosed = tokens[first].kind === 'closed'
  const next = after(
    tokens,
    said.end,
    'from',
    ...(isClosed ? [] : (['and', 'open', 'break'] as const))
  )
  if (tokens[next]?.kind === 'day') return { first, ...said, ...daysAt(tokens, next) }
  return isClosed ? undefined : { first, ...said, days: [], closedDays: [] }
}

/** "Mon–Wed, Fri and weekends", "every day except Monday", "pazartesi hariç her gün". */
function daysAt(tokens: HoursToken[], first: number): Days {
  const [named, left] = [new Set<Weekday>(), new Set<Weekday>()]
  let [into, end, at] = [named, first, first]
  for (let token = tokens[at]; token?.days; token = tokens[at]) {
    const { days } = token
    const until = after(tokens, at + 1, 'to')
    const last = until > at + 1 && days.length === 1 ? tokens[until]?.days : undefined
    for (const day of last?.length === 1 ? dayRange(days[0], last[0]) : days) into.add(day)
    end = last ? until + 1 : at + 1
    at = after(tokens, end, 'and', 'but')
    if (tokens.slice(end, at).some(({ kind }) => kind === 'but')) into = left
  }
  const [most, out] = left.size > named.size ? [left, named] : [named, left]
  return {
    end,
    days: weekdays.filter((day) => most.has(day) && !out.has(day)),
    closedDays: weekdays.filter((day) => out.has(day)),
  }
}

type Setting = { text: string; is24: boolean }

/** What may be said of days: that they are closed, "by appointment", or times. */
function hoursAt(tokens: HoursToken[], at: number, setting: Setting): Said | undefined {
  const [token, end] = [tokens[at], at + 1]
  switch (token?.kind) {
    case 'closed':
      return { end, hours: { spans: [] } }
    case 'appointment':
      return { end, hours: { spans: [], text: token.text } }
    case 'always':
      return { end, hours: { spans: [{ opens: '00:00', closes: '00:00' }] } }
    case 'time':
    case 'from':
    case 'between':
      return spansAt(tokens, at, setting) ?? openSpanAt(tokens, at, setting)
  }
}

/** "9-12 and 14-18", "between 9 and 5"; as typed where a span can be meant in two ways. */
function spansAt(tokens: HoursToken[], first: number, { text, is24 }: Setting): Said | undefined {
  const said: [ClockTime, ClockTime][] = []
  let [start, end] = [first, first]
  for (let at = after(tokens, first, 'from', 'between'); tokens[at]?.time;) {
    const links: Kind[] = tokens[at - 1]?.kind === 'between' ? ['to', 'and'] : ['to']
    const until = after(tokens, at + 1, ...links)
    const to = after(tokens, until, 'from')
    const [opens, closes] = [tokens[at].time, tokens[to]?.time]
    if (until === at + 1 || !opens || !closes) break
    if (said.length === 0) start = at
    said.push([opens, closes])
    end = to + 1
    at = after(tokens, end, 'and', 'break', 'from', 'between')
  }
  if (said.length === 0) return undefined
  const spans: DayHours['spans'] = []
  for (const [opens, closes] of said) {
    const span = timeSpan(opens, closes, { is24, after: spans.at(-1)?.closes })
    if (!span) return { end, hours: { spans: [], text: typed(tokens, text, start, end) } }
    spans.push(span)
  }
  return { end, hours: { spans } }
}

/** "from 6 till late", "6 till late", "from 6pm", "until 2pm". */
function openSpanAt(tokens: HoursToken[], first: number, { text }: Setting): Said | undefined {
  const at = after(tokens, first, 'from')
  if (!tokens[at]?.time) return undefined
  const isTillLate = tokens[at + 1]?.kind === 'to' && tokens[at + 2]?.kind === 'late'
  const before = tokens[at - 1]
  const isCued = before?.kind === 'from' || (before?.kind === 'to' && /\p{L}/u.test(before.text))
  if (!isCued && !isTillLate) return undefined
  const end = at + (isTillLate ? 3 : 1)
  return { end, hours: { spans: [], text: typed(tokens, text, isCued ? at - 1 : at, end) } }
}

const typed = (tokens: HoursToken[], text: string, first: number, end: number) =>
  text.slice(tokens[first].start, tokens[end - 1].end)

/** The place of the first token that is none of these kinds. */
function after(tokens: HoursToken[], at: number, ...kinds: Kind[]): number {
  let next = at
  while (kinds.includes(tokens[next]?.kind)) next++
  return next
}
