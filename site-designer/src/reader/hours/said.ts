import { weekdays, type DayHours, type Stretch, type Weekday } from '#designer/sheet/sheet'
import type { Line, Reading } from '#designer/reader/reading'
import { hoursClauses, type HoursClause } from '#designer/reader/shapes/hours_clauses'
import type { HoursToken } from '#designer/reader/shapes/hours_tokens'
import { trim } from '#designer/reader/shapes/trim'

/** What stands in a line between two full stops. */
export interface HoursSentence {
  from: Stretch
  tokens: HoursToken[]
}

export interface Said {
  line: number
  from: Stretch
  /** A part is of a day only: lunch, the morning; at a break it is closed. */
  as: 'day' | 'part' | 'break' | 'note' | 'suggestion' | 'single'
  days: Weekday[]
  hours: DayHours
  typed: string
}

/** Tokens between two separators, with the clause of hours among them. */
interface Part {
  from: Stretch
  before: HoursToken[]
  clause?: HoursClause
  own: HoursToken[]
  after: HoursToken[]
}

const has = (tokens: HoursToken[], ...kinds: HoursToken['kind'][]) =>
  tokens.some(({ kind }) => kinds.includes(kind))
const isClosed = ({ days, hours }: HoursClause) =>
  days.length > 0 && hours.spans.length === 0 && hours.text === undefined
const isExceptional = (tokens: HoursToken[]) =>
  has(tokens, 'exception', 'month', 'but', 'late') || tokens.some(({ text }) => text === 'for')
const isUnknown = ({ kind }: HoursToken) => kind === 'word' || kind === 'other'
const isPreposition = ({ text }: HoursToken) => /^(?:at|near|by|à|bei|en|em|a|te|bij)$/i.test(text)

/** What a sentence of a line says of days and times. */
export function saidIn(
  sentence: HoursSentence,
  { reading, line, number }: { reading: Reading; line: Line; number: number }
): Said[] {
  const clauses = hoursClauses(sentence.tokens, line.text, reading.language.code)
  const parts = partsOf(sentence, clauses)
  const closed = parts.flatMap(({ clause }) => (clause && isClosed(clause) ? clause.days : []))
  const said: Said[] = []
  let [isOpened, isOther, wasAccepted, isSetAside] = [false, false, false, false]
  for (const { from, before, clause, own, after } of parts) {
    const whole = trim(line.text, from)
    const around = [...before, ...after]
    if (!clause) {
      const isTold = wasAccepted || has(before, 'open', 'closed')
      wasAccepted = isTold && isNote(before) && put('note', whole)
      continue
    }
    const lastWord = before.findLastIndex(isUnknown)
    const firstWord = after.find(isUnknown)
    const isCued = has([...before.slice(lastWord + 1), ...own, ...after], 'open')
    isOpened ||= isCued
    isOther ||=
      (!isCued && has(around, 'other')) ||
      (!isOpened && lastWord >= 0 && !isClosed(clause) && clause.days.length < 2)
    if (clause.isBreak) {
      if (lastWord < 0 || isOpened) put('break', cuedBy(before, own), { clause, days: clause.days })
      continue
    }
    // "Bar open Thu 8-11, Sat 3-6": all of it is of the bar.
    isSetAside &&= !isCued
    if (isSetAside) {
      said.at(-1)!.from[1] = line.from[0] + trim(line.text, from)[1]
      continue
    }
    if (isOther && !isClosed(clause)) {
      wasAccepted = false
      continue
    }
    const days = isOpened ? daysOf(clause, closed) : clause.days
    const isPlain = isClosed(clause) || (lastWord < 0 && (isOpened || days.length > 0))
    const cued = cuedBy(before, own)
    if (isExceptional(around)) {
      const isDate = has(around, 'month') && !has(before, 'open') && clause.days.length < 2
      wasAccepted = isPlain && !isDate && put('note', whole, { clause, days })
      isSetAside = wasAccepted && isExceptional(before) && !said.some(({ as }) => as === 'day')
    } else if (days.length === 0)
      wasAccepted = isOpened && !firstWord && put('note', cued, { clause })
    else if (!isClosed(clause) && has([...around, ...own], 'part') && lastWord < 0)
      wasAccepted = put('part', whole, { clause, days })
    else if (isClosed(clause) || isOpened) wasAccepted = put('day', cued, { clause, days })
    else if (lastWord < 0 && (!firstWord || isPreposition(firstWord)))
      wasAccepted = put(days.length > 1 ? 'day' : 'single', cued, { clause, days })
    else if (days.length > 1) put('suggestion', cued, { clause, days })
  }
  return said

  /** A part without a clause says no days. */
  function put(
    as: Said['as'],
    [start, end]: Stretch,
    { clause, days = [] }: { clause?: HoursClause; days?: Weekday[] } = {}
  ): boolean {
    const from: Stretch = [line.from[0] + start, line.from[0] + end]
    if (!reading.isFree(from)) return false
    const { hours, typed, closedDays } = clause ?? {
      hours: { spans: [] },
      typed: '',
      closedDays: [],
    }
    said.push({ line: number, from, as, days, hours, typed })
    if (as === 'day' && closedDays.length > 0)
      said.push({ line: number, from, as, days: closedDays, hours: { spans: [] }, typed: '' })
    return as !== 'suggestion'
  }
}

/** The clause with the "open" or "from" before it. */
function cuedBy(before: HoursToken[], own: HoursToken[]): Stretch {
  const [first] = [...before.slice(before.findLastIndex(({ kind }) => !isCue(kind)) + 1), ...own]
  return [first.start, own.at(-1)!.end]
}

const isCue = (kind: HoursToken['kind']) => kind === 'open' || kind === 'from' || kind === 'closed'

/**
 * A sentence falls into parts at commas, brackets, "and" and where a clause starts. "In winter," is a
 * part of what it introduces.
 */
function partsOf({ tokens, from: [start, stop] }: HoursSentence, clauses: HoursClause[]): Part[] {
  const parts: Part[] = []
  let part: Part = { from: [start, stop], before: [], own: [], after: [] }
  const close = (end: number, next = end) => {
    part.from[1] = end
    if (part.before.length > 0 || part.clause) parts.push(part)
    part = { from: [next, stop], before: [], own: [], after: [] }
  }
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const clause = clauses.find(({ first }) => first === at)
    if (clause) {
      if (part.clause) close(token.start)
      part = { ...part, clause, own: tokens.slice(at, clause.end) }
      at = clause.end - 1
    } else if (!has([token], 'and', 'break')) (part.clause ? part.after : part.before).push(token)
    else if (part.clause || !isIntro(part.before) || !clauses.some(({ first }) => first > at))
      close(token.start, token.end)
  }
  close(stop)
  return parts
}

const isIntro = (tokens: HoursToken[]) =>
  tokens.length < 6 && !has(tokens, 'word', 'closed', 'open') && isExceptional(tokens)

/** "closed bank holidays", "last orders 9 pm", "every day but Christmas". */
function isNote(tokens: HoursToken[]): boolean {
  const isTold =
    has(tokens, 'day', 'time', 'month', 'closed') || has(tokens.slice(0, 1), 'but', 'exception')
  return isTold && isExceptional(tokens) && !tokens.some(isUnknown)
}

/** "24/7" is every day; "open 8–6, closed Mondays" is every other day. */
function daysOf({ days, hours }: HoursClause, closed: Weekday[]): Weekday[] {
  const isAlways = hours.spans.some(({ opens, closes }) => opens === closes)
  if (days.length > 0 || !(isAlways || closed.length > 0)) return days
  return weekdays.filter((day) => !closed.includes(day))
}
