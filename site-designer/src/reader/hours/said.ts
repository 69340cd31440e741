import { weekdays, type DayHours, type Stretch, type Weekday } from '#designer/sheet/sheet'
import type { Line, Reading } from '#designer/reader/reading'
import { withoutBreak } from '#designer/reader/shapes/clock'
import type { HoursClause } from '#designer/reader/shapes/hours_clauses'
import type { HoursToken } from '#designer/reader/shapes/hours_tokens'
import { cueBefore, introBefore, partsOf, type Part } from '#designer/reader/hours/parts'
import {
  has,
  isAppointment,
  isClosed,
  isExceptional,
  isNote,
  isPreposition,
} from '#designer/reader/hours/tells'

export interface Said {
  line: number
  from: Stretch
  as: 'day' | 'note' | 'suggestion' | 'single' | 'appointment'
  days: Weekday[]
  hours: DayHours
}

/** What the line above a list says of it. */
export type Heading = 'hours' | 'exception' | 'other' | undefined

interface Context {
  reading: Reading
  line: Line
  number: number
  tokens: HoursToken[]
  clauses: HoursClause[]
  heading: Heading
}

/** What a sentence of a line says of days and times. */
export function saidIn([first, end]: [number, number], context: Context): Said[] {
  const { tokens, reading, line, heading } = context
  const parts = partsOf([first, end], context)
  const closed = parts.flatMap(({ clause }) => (clause && isClosed(clause) ? clause.days : []))
  const areApart = parts.filter((part) => isNamed(part, context)).length > 1
  const dated = parts.filter(({ clause }) => clause && clause.days.length > 0)
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
    const isUnknown = (token: HoursToken) =>
      token.kind === 'other' || (token.kind === 'word' && reading.isFree(stretch(token, token)))
    const firstWord = after.findIndex(isUnknown)
    const lastWord = before.findLastIndex(isUnknown)
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
    const isOnly = dated.every((other) => other.clause === clause)
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
function isNamed({ first, clause }: Part, { tokens }: Context): boolean {
  const label = tokens.slice(first, clause?.first ?? first).findLast(({ kind }) => kind === 'word')
  return label !== undefined && /^\p{Lu}\p{Ll}/u.test(label.text)
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
