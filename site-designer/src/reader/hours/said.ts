import { weekdays, type DayHours, type Stretch, type Weekday } from '#designer/sheet/sheet'
import type { Line, Reading } from '#designer/reader/reading'
import type { HoursClause } from '#designer/reader/shapes/hours_clauses'
import type { HoursToken } from '#designer/reader/shapes/hours_tokens'

export interface Said {
  line: number
  from: Stretch
  as: 'day' | 'note' | 'suggestion' | 'single'
  days: Weekday[]
  hours: DayHours
}

interface Context {
  reading: Reading
  line: Line
  number: number
  tokens: HoursToken[]
  clauses: HoursClause[]
  /** The line above says that these are times of something else. */
  isOther: boolean
}

/** Tokens between two separators, with the clause of hours among them. */
interface Part {
  first: number
  end: number
  clause?: HoursClause
}

const has = (tokens: HoursToken[], ...kinds: HoursToken['kind'][]) =>
  tokens.some(({ kind }) => kinds.includes(kind))
const isClosed = ({ days, hours }: HoursClause) =>
  days.length > 0 && hours.spans.length === 0 && hours.text === undefined
const isExceptional = (tokens: HoursToken[]) =>
  has(tokens, 'exception', 'month', 'but', 'late') || tokens.some(({ text }) => text === 'for')
const isPreposition = ({ text }: HoursToken) => /^(?:at|near|by|à|bei|en|em|a|te|bij)$/i.test(text)

/** What a sentence of a line says of days and times. */
export function saidIn([first, end]: [number, number], context: Context): Said[] {
  const { tokens, reading, line } = context
  const parts = partsOf([first, end], context)
  const closed = parts.flatMap(({ clause }) => (clause && isClosed(clause) ? clause.days : []))
  const dated = parts.filter(({ clause }) => clause && clause.days.length > 0)
  const said: Said[] = []
  let isOpened = false
  let isOthers = context.isOther
  let wasAccepted = false
  parts.forEach((part, at) => {
    const own = tokens.slice(part.first, part.end)
    const intro = at > 0 && isIntro(parts[at - 1], tokens) ? parts[at - 1].first : part.first
    const whole = stretch(tokens[intro], own.at(-1)!)
    const { clause } = part
    if (!clause) {
      if (isNote(own, wasAccepted)) put('note', whole)
      else wasAccepted &&= own.every(({ kind }) => kind === 'noise')
      return
    }
    const before = tokens.slice(part.first, clause.first)
    const after = tokens.slice(clause.end, part.end)
    const firstWord = after.findIndex(isUnknown)
    const lastWord = before.findLastIndex(isUnknown)
    const isCued =
      has([...before.slice(lastWord + 1), ...own.slice(before.length)], 'open') &&
      (firstWord < 0 || !has(after.slice(firstWord), 'open'))
    isOpened ||= isCued
    isOthers ||=
      (!isCued && has([...before, ...after], 'other')) ||
      (!isOpened && lastWord >= 0 && !isClosed(clause) && clause.days.length < 2)
    const isOnly = dated.every((other) => other.clause === clause)
    const days = daysOf(clause, { closed, isOpened: isOpened && (isOnly || closed.length > 0) })
    const open = said.at(-1)
    // "10-5, closed 1-2": a break within the hours before.
    if (open && has(before, 'closed') && clause.days.length === 0) {
      open.as = open.as === 'note' ? 'note' : 'suggestion'
      return
    }
    wasAccepted = false
    if (isOthers && !isClosed(clause)) return
    const from = stretch(tokens[cueBefore(tokens, clause, part)], tokens[clause.end - 1])
    if (intro < part.first || isExceptional([...before, ...after])) {
      const isPlain = isClosed(clause) || (lastWord < 0 && (isOpened || clause.days.length > 0))
      const isDate =
        has([...before, ...after], 'month') && !has(before, 'open') && clause.days.length < 2
      if (isPlain && !isDate) put('note', whole, clause, days)
    } else if (days.length === 0) {
      if (isOpened && firstWord < 0) put('note', from, clause)
    } else if (isClosed(clause) || isOpened) put('day', from, clause, days)
    else if (lastWord >= 0 || (firstWord >= 0 && !isPreposition(after[firstWord]))) {
      if (days.length > 1) put('suggestion', from, clause, days)
    } else put(days.length > 1 ? 'day' : 'single', from, clause, days)
  })
  return said

  /** A part without a clause says no days. */
  function put(as: Said['as'], from: Stretch, clause?: HoursClause, days: Weekday[] = []): void {
    if (!reading.isFree(from)) return
    wasAccepted = as !== 'suggestion'
    const one = { line: context.number, from, as }
    said.push({ ...one, days, hours: clause?.hours ?? { spans: [] } })
    if (as === 'day' && clause && clause.closedDays.length > 0)
      said.push({ ...one, days: clause.closedDays, hours: { spans: [] } })
  }

  function isUnknown(token: HoursToken): boolean {
    const isFreeWord = token.kind === 'word' && reading.isFree(stretch(token, token))
    return token.kind === 'other' || isFreeWord
  }

  function stretch(one: HoursToken, last: HoursToken): Stretch {
    return [line.from[0] + one.start, line.from[0] + last.end]
  }
}

/** A sentence falls into parts at commas, brackets, "and" and where a clause starts. */
function partsOf([first, end]: [number, number], { tokens, clauses }: Context): Part[] {
  const parts: Part[] = []
  const inside = clauses.filter((clause) => clause.first >= first && clause.end <= end)
  let part: Part = { first, end: first }
  const close = (at: number, next: number) => {
    if (at > part.first) parts.push({ ...part, end: at })
    part = { first: next, end: next }
  }
  for (let at = first; at < end; at++) {
    if (at === inside[0]?.first) {
      if (part.clause) close(at, at)
      part.clause = inside.shift()!
      at = part.clause.end - 1
    } else if (has([tokens[at]], 'and', 'break')) close(at, at + 1)
  }
  close(end, end)
  return parts
}

/** "In winter," */
function isIntro({ first, end, clause }: Part, tokens: HoursToken[]): boolean {
  const own = tokens.slice(first, end)
  return !clause && own.length < 6 && !has(own, 'word', 'closed', 'open') && isExceptional(own)
}

/** Where the "open" before a clause stands, else where the clause does. */
function cueBefore(tokens: HoursToken[], clause: HoursClause, part: Part): number {
  let first = clause.first
  while (first > part.first && has([tokens[first - 1]], 'noise', 'open', 'from', 'closed')) first--
  return has(tokens.slice(first, clause.first), 'open', 'closed') ? first : clause.first
}

/** "closed bank holidays", "last orders 9 pm", "every day but Christmas". */
function isNote(tokens: HoursToken[], wasAccepted: boolean): boolean {
  if (has(tokens, 'word', 'other') || !isExceptional(tokens)) return false
  const hasTime = has(tokens, 'day', 'time', 'month', 'closed')
  if (wasAccepted) return hasTime || has(tokens.slice(0, 1), 'but', 'exception')
  const isClosing = tokens.find(({ kind }) => kind !== 'noise')?.kind === 'closed'
  return isClosing || (has(tokens, 'open') && has(tokens, 'day') && has(tokens, 'time'))
}

/** "24/7" is every day; "open 8–6, closed Mondays" is every other day. */
function daysOf(
  { days, hours }: HoursClause,
  { closed, isOpened }: { closed: Weekday[]; isOpened: boolean }
): Weekday[] {
  const isAlways = hours.spans.some(({ opens, closes }) => opens === closes)
  if (days.length > 0 || !isOpened || !(isAlways || closed.length > 0)) return days
  return weekdays.filter((day) => !closed.includes(day))
}
