import { weekdays, type DayHours, type Weekday } from '#designer/sheet/sheet'
import { clockTime, timeSpan, type ClockTime } from '#designer/reader/shapes/clock'
import type { HoursToken } from '#designer/reader/shapes/hours_tokens'
import { dayRange } from '#designer/language/calendar_words'

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
  /** The times as typed. */
  typed: string
  /** Closed at these times, or in the part of the day that is named. */
  isBreak?: boolean
}

type Kind = HoursToken['kind']

const mostClauses = 100

/** The clauses of a line, in order, disjoint: days before what is said of them, or behind it. */
export function hoursClauses(tokens: HoursToken[], text: string, language: string): HoursClause[] {
  const clauses: HoursClause[] = []
  const setting = { text, is24: language !== 'en' }
  const said = (from: number) => hoursAt(tokens, from, { ...setting, before: clauses.at(-1) })
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
  const at = after(tokens, days.end, 'and', 'to', 'open', 'break', 'part')
  const said = saidAt(at)
  if (!said) return undefined
  const part = tokens[at].kind === 'closed' && tokens.slice(days.end, at).find(isPartOfDay)
  if (part) return { first, ...days, ...said, typed: `${part.text} ${said.typed}`, isBreak: true }
  const named = without(days, tokens, said.end)
  return { first, ...said, ...named, end: Math.max(said.end, named.end) }
}

function hoursFirst(tokens: HoursToken[], first: number, saidAt: HoursAt): HoursClause | undefined {
  const said = tokens[first].kind === 'appointment' ? undefined : saidAt(first)
  if (!said) return undefined
  const isClosed = said.hours.spans.length === 0 && tokens[first].kind === 'closed'
  const next = after(
    tokens,
    said.end,
    'from',
    ...(isClosed ? [] : (['and', 'open', 'break'] as const))
  )
  if (tokens[next]?.kind === 'day') return { first, ...said, ...daysAt(tokens, next) }
  return isClosed ? undefined : { first, ...said, days: [], closedDays: [] }
}

/** "every day 9–5 except Sunday" */
function without(days: Days, tokens: HoursToken[], at: number): Days {
  const left = tokens[at]?.kind === 'but' ? daysAt(tokens, at + 1) : undefined
  if (!left || !left.days.every((day) => days.days.includes(day))) return days
  const stay = days.days.filter((day) => !left.days.includes(day))
  return { end: left.end, days: stay, closedDays: left.days }
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

const isPartOfDay = ({ kind }: HoursToken) => kind === 'part'

/** `before` is the clause before. */
type Setting = { text: string; is24: boolean; before?: HoursClause }

/** What may be said of days: that they are closed, "by appointment", or times. */
function hoursAt(tokens: HoursToken[], at: number, setting: Setting): Said | undefined {
  const [token, end] = [tokens[at], at + 1]
  switch (token?.kind) {
    case 'closed':
      return breakAt(tokens, at, setting) ?? { end, hours: { spans: [] }, typed: token.text }
    case 'appointment':
      return { end, hours: { spans: [], text: token.text }, typed: token.text }
    case 'always':
      return { end, hours: { spans: [{ opens: '00:00', closes: '00:00' }] }, typed: token.text }
    case 'time':
    case 'from':
    case 'between': {
      const said = spansAt(tokens, at, setting)
      return (said && closedBehind(tokens, said)) ?? openSpanAt(tokens, at, setting)
    }
  }
}

/** "closed for lunch 1-2" */
function breakAt(tokens: HoursToken[], at: number, setting: Setting): Said | undefined {
  const isFor = tokens[at + 1]?.text === 'for'
  const said = spansAt(tokens, after(tokens, at + (isFor ? 2 : 1), 'part', 'break'), setting)
  if (!said || said.hours.spans.length === 0) return undefined
  return { ...said, typed: typed(tokens, setting.text, at, said.end), isBreak: true }
}

/** "12.30–14.00 arası kapalıyız", but not "9–5, closed Mondays". */
function closedBehind(tokens: HoursToken[], said: Said): Said {
  const [behind, next] = tokens.slice(said.end, said.end + 2)
  const isOwn = behind?.kind === 'closed' && next?.kind !== 'day' && !next?.time
  return isOwn ? { ...said, end: said.end + 1, isBreak: true } : said
}

/** "9-12 and 14-18", "between 9 and 5"; as typed where a span can be meant in two ways. */
function spansAt(tokens: HoursToken[], first: number, setting: Setting): Said | undefined {
  const { text, is24, before } = setting
  // "lunch Wed to Sun 12–3, dinner 6–10"
  const part = tokens.slice(before?.end ?? 0, first).findLast(isPartOfDay)
  const noon = part && /^(?:dinner|supper|evening)/i.test(part.text) ? '12:00' : undefined
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
    const span = timeSpan(opens, closes, { is24, after: spans.at(-1)?.closes ?? noon })
    if (!span) return asTyped(tokens, text, start, end)
    spans.push(span)
  }
  return { end, hours: { spans }, typed: typed(tokens, text, start, end) }
}

/** "from 6 till late", "6 till late", "from 6pm", "until 2pm". */
function openSpanAt(tokens: HoursToken[], first: number, setting: Setting): Said | undefined {
  const { text, is24, before: known } = setting
  const at = after(tokens, first, 'from')
  if (!tokens[at]?.time) return undefined
  const isTillLate = tokens[at + 1]?.kind === 'to' && tokens[at + 2]?.kind === 'late'
  const before = tokens[at - 1]
  const isCued = before?.kind === 'from' || (before?.kind === 'to' && /\p{L}/u.test(before.text))
  if (!isCued && !isTillLate) return undefined
  const end = at + (isTillLate ? 3 : 1)
  const start = isCued ? at - 1 : at
  // "Monday to Thursday 9 to 5, Friday until 1": it opens as on the days before.
  const [only, another] = known?.hours.spans ?? []
  const opens = before?.kind === 'to' && only && !another ? clockTime(only.opens) : undefined
  const span = opens && timeSpan(opens, tokens[at].time, { is24 })
  if (span) return { end, hours: { spans: [span] }, typed: typed(tokens, text, start, end) }
  return asTyped(tokens, text, start, end)
}

function asTyped(tokens: HoursToken[], text: string, first: number, end: number): Said {
  const said = typed(tokens, text, first, end)
  return { end, hours: { spans: [], text: said }, typed: said }
}

const typed = (tokens: HoursToken[], text: string, first: number, end: number) =>
  text.slice(tokens[first].start, tokens[end - 1].end)

/** The place of the first token that is none of these kinds. */
function after(tokens: HoursToken[], at: number, ...kinds: Kind[]): number {
  let next = at
  while (kinds.includes(tokens[next]?.kind)) next++
  return next
}
