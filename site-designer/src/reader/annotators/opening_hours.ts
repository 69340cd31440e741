import {
  weekdays,
  type DayHours,
  type Stretch,
  type SuggestionReason,
  type Weekday,
} from '#designer/sheet/sheet'
import { claim, claimYes, isSure } from '#designer/reader/claim'
import { isPlaceLabel, placeNumberAt } from '#designer/reader/places'
import type { Line, Reading } from '#designer/reader/reading'
import { withoutBreak } from '#designer/reader/shapes/clock'
import { hoursClauses, type HoursClause } from '#designer/reader/shapes/hours_clauses'
import { hoursTokens, mightSayHours, type HoursToken } from '#designer/reader/shapes/hours_tokens'

/** Tokens between two separators, with the clause of hours among them. */
interface Part {
  first: number
  end: number
  clause?: HoursClause
}

interface Said {
  line: number
  from: Stretch
  as: 'day' | 'note' | 'suggestion' | 'single' | 'appointment'
  days: Weekday[]
  hours: DayHours
}

/** Nobody says more hours than this. */
const mostLines = 150

/** What the line above a list says of it. */
type Heading = 'hours' | 'exception' | 'other' | undefined

/**
 * Fills the week of a place from days with times that leave nothing open. Hours with an exception
 * stay as typed in the notes; days with times that could be those of a class are suggested.
 */
export function annotateHours(reading: Reading): void {
  const said: Said[] = []
  let heading: Heading
  let wasHours = false
  hoursLines(reading).forEach(({ above, ...line }, number) => {
    const { code } = reading.language
    const tokens = hoursTokens(line.text, code)
    const clauses = hoursClauses(tokens, line.text, code)
    if (above) heading = headingOf(hoursTokens(above.slice(0, 60), code), above)
    else if (clauses.length === 0 && !wasHours) heading = headingOf(tokens, line.text)
    for (const sentence of sentences(tokens)) {
      said.push(...saidIn(sentence, { reading, line, number, tokens, clauses, heading }))
    }
    wasHours = clauses.length > 0
  })
  write(reading, withNeighbours(said))
}

/**
 * The lines that may say hours, each with the line above where that says none. A line of days alone
 * is one with the line of its times.
 */
function hoursLines({ lines, prompt, language: { code } }: Reading): (Line & { above?: string })[] {
  const found: (Line & { above?: string })[] = []
  for (let at = 0; at < lines.length && found.length < mostLines; at++) {
    const { from, text } = lines[at]
    if (!mightSayHours(text, code)) continue
    const above =
      at > 0 && !mightSayHours(lines[at - 1].text, code) ? lines[at - 1].text : undefined
    const kinds = text.length < 40 ? hoursTokens(text, code).map(({ kind }) => kind) : []
    const isDays =
      kinds.includes('day') && kinds.every((kind) => ['day', 'noise', 'to', 'and'].includes(kind))
    if (isDays && at + 1 < lines.length) at++
    const end = lines[at].from[1]
    found.push({ from: [from[0], end], text: prompt.slice(from[0], end), above })
  }
  return found
}

function headingOf(tokens: HoursToken[], text: string): Heading {
  if (text.length > 50 || /\d|[.!?]$/.test(text)) return undefined
  const has = (kind: HoursToken['kind']) => tokens.some((token) => token.kind === kind)
  if (has('other')) return 'other'
  if (has('exception') || has('month')) return 'exception'
  return has('open') ? 'hours' : undefined
}

function sentences(tokens: HoursToken[]): [number, number][] {
  const stops = tokens.flatMap(({ kind }, at) => (kind === 'stop' ? [at] : []))
  return [...stops, tokens.length].map((end, at) => [at === 0 ? 0 : stops[at - 1] + 1, end])
}

interface Context {
  reading: Reading
  line: Line
  number: number
  tokens: HoursToken[]
  clauses: HoursClause[]
  heading: Heading
}

function saidIn([first, end]: [number, number], context: Context): Said[] {
  const { tokens, reading, line, heading } = context
  const parts = partsOf([first, end], context)
  const closed = parts.flatMap(({ clause }) => (clause && isClosed(clause) ? clause.days : []))
  const areApart = parts.filter((part) => isNamed(part, context)).length > 1
  const said: Said[] = []
  let isOpened = heading === 'hours'
  let isOthers = heading === 'other'
  let wasAccepted = false
  parts.forEach((part, at) => {
    const own = tokens.slice(part.first, part.end)
    const intro = at > 0 ? introBefore(parts[at - 1], tokens) : undefined
    const { clause } = part
    const before = clause ? tokens.slice(part.first, clause.first) : own
    const after = clause ? tokens.slice(clause.end, part.end) : []
    const label = before.filter(({ kind }) => kind === 'word')
    const isOfPlace =
      label.length > 0 && label.every((token) => isPlaceLabel(reading, stretch(token, token)))
    const isUnknown = (token: HoursToken) =>
      token.kind === 'other' || (token.kind === 'word' && reading.isFree(stretch(token, token)))
    const firstWord = after.findIndex(isUnknown)
    const lastWord = isOfPlace ? -1 : before.findLastIndex(isUnknown)
    const inside = clause ? tokens.slice(clause.first, clause.end) : []
    const cues = [
      ...before.slice(lastWord + 1),
      ...inside,
      ...after.slice(0, Math.max(0, firstWord)),
    ]
    const isCued = cues.some(({ kind }) => kind === 'open') || (firstWord < 0 && has(after, 'open'))
    isOpened ||= isCued
    if (clause && !isCued && (has(before, 'other') || has(after, 'other'))) isOthers = true
    if (clause && !isOpened && lastWord >= 0 && !isClosed(clause))
      isOthers ||= clause.days.length < 2
    const isOnly = parts.every(({ clause: other }) => other === clause || !other?.days.length)
    const days =
      clause && daysOf(clause, { closed, isOpened: isOpened && (isOnly || closed.length > 0) })
    const isOdd =
      heading === 'exception' || isExceptional([...before, ...after]) || intro !== undefined
    const put = (as: Said['as'], from: Stretch) => {
      if (!reading.isFree(from)) return
      wasAccepted = as !== 'suggestion'
      said.push({
        line: context.number,
        from,
        as,
        days: days ?? [],
        hours: clause?.hours ?? { spans: [] },
      })
    }
    const whole = stretch(tokens[intro ?? part.first], tokens[part.end - 1])
    if (!clause) {
      if (isAppointment(own))
        put(said.length > 0 || isExceptional(own) ? 'note' : 'appointment', whole)
      else if (isNote(own, { wasAccepted, isOpened: heading === 'hours' })) {
        const closedBefore = parts[at - 1]?.clause
        const isSame =
          closedBefore &&
          isClosed(closedBefore) &&
          !own.some(({ kind }) => kind === 'closed' || kind === 'but')
        put('note', isSame ? stretch(tokens[parts[at - 1].first], own.at(-1)!) : whole)
      } else wasAccepted &&= own.every(({ kind }) => kind === 'noise')
      return
    }
    const open = said.at(-1)
    const spans =
      (open?.as === 'day' || open?.as === 'single') &&
      has(before, 'closed') &&
      brokenBy(open.hours, clause, tokens)
    if (spans) {
      said[said.length - 1] = { ...open, hours: { spans }, from: [open.from[0], whole[1]] }
      return
    }
    wasAccepted = false
    if (isOthers && !isClosed(clause)) return
    const from = stretch(tokens[cueBefore(tokens, clause, part)], tokens[clause.end - 1])
    if (isOdd) {
      const isPlain = isClosed(clause) || (lastWord < 0 && (isOpened || clause.days.length > 0))
      const isDate =
        has([...before, ...after], 'month') && !has(before, 'open') && clause.days.length < 2
      if (isPlain && !isDate) put('note', whole)
    } else if (days!.length === 0) {
      if (isOpened && firstWord < 0) put('note', from)
    } else if (areApart && isNamed(part, context)) put('suggestion', from)
    else if (isClosed(clause) || isOpened) put('day', from)
    else if (lastWord >= 0 || (firstWord >= 0 && !isPreposition(after[firstWord]))) {
      if (days!.length > 1) put('suggestion', from)
    } else put(days!.length > 1 ? 'day' : 'single', from)
  })
  for (const { clause } of parts) {
    if (!clause || clause.closedDays.length === 0) continue
    const from = stretch(tokens[clause.first], tokens[clause.end - 1])
    const filled = said.find(({ as, from: at }) => as === 'day' && at[1] === from[1])
    if (filled) said.push({ ...filled, days: clause.closedDays, hours: { spans: [] } })
  }
  return said

  function stretch(one: HoursToken, last: HoursToken): Stretch {
    return [line.from[0] + one.start, line.from[0] + last.end]
  }
}

/** "Porto every day 12-23, Braga Friday to Sunday 18-23": a name stands right before the days. */
function isNamed({ first, clause }: Part, { tokens, reading, line }: Context): boolean {
  const label = tokens.slice(first, clause?.first ?? first).findLast(({ kind }) => kind === 'word')
  if (!label || !/^\p{Lu}\p{Ll}/u.test(label.text)) return false
  return !isPlaceLabel(reading, [line.from[0] + label.start, line.from[0] + label.end])
}

/** "10-5, closed 1-2": the hours of the days before without the break. */
function brokenBy(
  { spans: [span, ...others] }: DayHours,
  { days, first, end }: HoursClause,
  tokens: HoursToken[]
): DayHours['spans'] | undefined {
  const times = tokens.slice(first, end).flatMap(({ time }) => time ?? [])
  if (!span || others.length > 0 || days.length > 0 || times.length !== 2) return undefined
  return withoutBreak(span, times[0], times[1])
}

const has = (tokens: HoursToken[], kind: HoursToken['kind']) =>
  tokens.some((token) => token.kind === kind)
const isClosed = ({ days, hours }: HoursClause) =>
  days.length > 0 && hours.spans.length === 0 && hours.text === undefined
const isExceptional = (tokens: HoursToken[]) =>
  tokens.some(
    ({ kind, text }) => ['exception', 'month', 'but', 'late'].includes(kind) || text === 'for'
  )
const isPreposition = ({ text }: HoursToken) => /^(?:at|near|by|à|bei|en|em|a|te|bij)$/i.test(text)
const isAppointment = (tokens: HoursToken[]) =>
  has(tokens, 'appointment') &&
  tokens.every(({ kind }) => ['appointment', 'noise', 'open', 'exception', 'day'].includes(kind))

/** Sentences of a line fall into parts at commas, brackets, "and" and where a clause starts. */
function partsOf([first, end]: [number, number], { tokens, clauses }: Context): Part[] {
  const parts: Part[] = []
  const inside = clauses.filter((clause) => clause.first >= first && clause.end <= end)
  let clause = inside.shift()
  let start = first
  const close = (at: number) => {
    if (at > start) parts.push({ first: start, end: at, clause: own })
    own = undefined
  }
  let own: HoursClause | undefined
  for (let at = first; at < end; at++) {
    if (at === clause?.first) {
      if (own) {
        close(at)
        start = at
      }
      own = clause
      at = clause.end - 1
      clause = inside.shift()
    } else if (tokens[at].kind === 'and' || tokens[at].kind === 'break') {
      close(at)
      start = at + 1
    }
  }
  close(end)
  return parts
}

/** Where an introduction such as "In winter," starts. */
function introBefore({ first, end, clause }: Part, tokens: HoursToken[]): number | undefined {
  const own = tokens.slice(first, end)
  const isSmall =
    !clause && own.length < 6 && !own.some(({ kind }) => ['word', 'closed', 'open'].includes(kind))
  return isSmall && isExceptional(own) ? first : undefined
}

/** The clause with the "open" before it. */
function cueBefore(tokens: HoursToken[], clause: HoursClause, part: Part): number {
  let first = clause.first
  while (first > part.first && ['noise', 'open', 'from', 'closed'].includes(tokens[first - 1].kind))
    first--
  return tokens.slice(first, clause.first).some(({ kind }) => kind === 'open' || kind === 'closed')
    ? first
    : clause.first
}

/** "24/7" is every day; "open 8–6, closed Mondays" is every other day. */
function daysOf(
  clause: HoursClause,
  { closed, isOpened }: { closed: Weekday[]; isOpened: boolean }
): Weekday[] {
  if (clause.days.length > 0 || !isOpened) return clause.days
  const isAlways =
    clause.hours.spans[0]?.opens === '00:00' && clause.hours.spans[0].closes === '00:00'
  return isAlways || closed.length > 0 ? weekdays.filter((day) => !closed.includes(day)) : []
}

/** "closed bank holidays", "last orders 9 pm", "every day but Christmas". */
function isNote(
  tokens: HoursToken[],
  { wasAccepted, isOpened }: { wasAccepted: boolean; isOpened: boolean }
): boolean {
  if (has(tokens, 'word') || has(tokens, 'other') || !isExceptional(tokens)) return false
  const at = tokens.findIndex(({ kind }) => kind === 'closed')
  if (/^(?:our|the|my|a)$/i.test(tokens[at + 1]?.text ?? '')) return false
  const hasTime = ['day', 'time', 'month', 'closed'].some((kind) =>
    has(tokens, kind as HoursToken['kind'])
  )
  if (wasAccepted) return hasTime || ['but', 'exception'].includes(tokens[0].kind)
  const isEnds =
    at >= 0 &&
    (tokens.slice(0, at).every(({ kind }) => kind === 'noise') || at === tokens.length - 1)
  return (
    hasTime &&
    (isEnds || isOpened || (has(tokens, 'open') && has(tokens, 'day') && has(tokens, 'time')))
  )
}

/** One day alone could be anything; beside other days it is one of the week. */
function withNeighbours(said: Said[]): Said[] {
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

function write(reading: Reading, said: Said[]): void {
  const days = new Map<number, Said[]>()
  for (const one of said) {
    const number = placeNumberAt(reading, one.from[0])
    if (one.as === 'day') days.set(number, [...(days.get(number) ?? []), one])
    else if (one.as === 'suggestion') fill(reading, 'hours.lone_day', one)
    else if (one.as === 'appointment')
      claimYes(reading, 'hours.appointment', 'by_appointment', one.from)
    else
      claim(reading, 'hours.note', {
        field: 'where.opening_hours.notes',
        value: reading.text(one.from),
        from: one.from,
      })
  }
  for (const ofPlace of days.values()) writeWeek(reading, ofPlace)
}

/** What is said of fewer days goes before what is said of more; two that disagree are suggested. */
function writeWeek(reading: Reading, said: Said[]): void {
  const week = new Map<Said, Partial<Record<Weekday, DayHours>>>()
  const disagreeing = new Set<Said>()
  for (const day of weekdays) {
    const ofDay = said.filter(({ days }) => days.includes(day))
    const fewest = Math.min(...ofDay.map(({ days }) => days.length))
    const best = ofDay.filter(({ days }) => days.length === fewest)
    if (best.length === 0) continue
    const hours = together(best.map((one) => one.hours))
    if (hours) week.set(best[0], { ...week.get(best[0]), [day]: hours })
    else for (const one of best) disagreeing.add(one)
  }
  for (const one of said) {
    if (disagreeing.has(one)) fill(reading, 'hours.disagreeing', one, 'two_readings')
    else if (week.has(one)) fill(reading, evidenceOf(one), { ...one, week: week.get(one) })
    else if (isSure(evidenceOf(one))) reading.take(one.from, 'field', 'where.opening_hours')
  }
}

/** What it says of the days, and of how many. */
function evidenceOf({ days, hours }: Said): string {
  if (hours.text !== undefined) return 'hours.words'
  if (hours.spans.length === 0) return days.length > 1 ? 'hours.closed' : 'hours.closed'
  if (hours.spans.some(({ opens, closes }) => opens === closes)) return 'hours.always'
  return days.length > 1 ? 'hours.times' : 'hours.times'
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

/** Spans that follow each other, or the same hours said twice. */
function together(all: DayHours[]): DayHours | undefined {
  const [first, ...rest] = all
  if (rest.every((hours) => JSON.stringify(hours) === JSON.stringify(first))) return first
  const spans = all.flatMap((hours) => hours.spans)
  const isApart = spans.every(
    ({ opens, closes }, at) => opens < closes && (at === 0 || spans[at - 1].closes <= opens)
  )
  return isApart && all.every((hours) => hours.spans.length > 0 && !hours.text)
    ? { spans }
    : undefined
}
