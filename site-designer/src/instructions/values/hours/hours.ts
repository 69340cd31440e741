import { spanOf, type Span } from '#designer/instructions/values/hours/clock'
import { english } from '#designer/instructions/values/hours/en'
import { turkish } from '#designer/instructions/values/hours/tr'
import type { HoursWords } from '#designer/instructions/values/hours/words'
import { weekdays, type DayHours, type Weekday } from '#designer/sheet/sheet'
import { fold } from '#designer/text/fold'
import type { Language } from '#designer/instructions/language'

/** What was told of a week; of every other day nothing is known. */
export type Week = Partial<Record<Weekday, DayHours>>

interface Entry {
  days: number[]
  spans: Span[]
  closed: boolean
}

/** Longer than any hours that are told in one instruction. */
const longest = 400

/**
 * Opening hours that the week grid of the sheet can hold: "Mon-Fri 9-5, Sat 10-2, closed Sundays".
 * Undefined for everything else: seasons, breaks, "late", hours for some people only.
 */
export function findHours(typed: string, language: Language): Week | undefined {
  const text = fold(typed.slice(0, longest))
  const words = language === 'tr' ? turkish : english
  if (words.beyond.test(text) || isOfSomethingElse(text, words)) return undefined
  const [joined, apart] = words.pieces
  const entries = entriesIn(text, words, joined) ?? entriesIn(text, words, apart)
  return entries && weekOf(entries)
}

/** "Vinyasa on Mondays 18-19": the hours of a class, and not of the house. */
function isOfSomethingElse(text: string, { cue, around, pieces }: HoursWords): boolean {
  return !cue.test(text) && !around.test(text.replace(pieces[0], ' '))
}

function entriesIn(text: string, words: HoursWords, pieces: RegExp): Entry[] | undefined {
  const found = [...text.matchAll(pieces)]
  const entries: Entry[] = []
  /** Spans whose days stand behind them. */
  let waiting: Span[] = []
  let current: Entry | undefined
  /** "Closed", "except": the days behind it are. What was told before goes on behind them. */
  let closing: { then: Entry | undefined } | undefined
  for (const [at, piece] of found.entries()) {
    const end = found[at - 1] && found[at - 1].index + found[at - 1][0].length
    if (end !== undefined && !words.between.test(text.slice(end, piece.index))) return undefined
    const { from, to, days: named, except } = piece.groups!
    if (from) {
      const span = spanIn(from, to, (current?.spans ?? waiting).at(-1), words)
      if (!span || current?.closed) return undefined
      if (current) current.spans.push(span)
      else waiting.push(span)
    } else if (named) {
      if (current && isOpenEnded(current)) return undefined
      const told = entries.flatMap(({ days }) => days)
      const days = words.otherDays.test(named)
        ? words.daysIn(named).filter((day) => !told.includes(day))
        : words.daysIn(named)
      const entry: Entry = { days, spans: closing ? [] : waiting, closed: closing !== undefined }
      entries.push(entry)
      current = closing ? closing.then : waiting.length > 0 ? undefined : entry
      if (!closing) waiting = []
      closing = undefined
    } else if (except && !words.exceptStandsBehind) {
      if (closing) return undefined
      closing = { then: current }
      current = undefined
    } else if (current && isOpenEnded(current)) {
      current.closed = true
      current = undefined
    } else if (!except && !closing) {
      closing = { then: undefined }
      current = undefined
    } else return undefined
  }
  if (closing || (current && isOpenEnded(current))) return undefined
  // "Open 7-14, closed Wednesdays": hours of no day are those of the days that are not closed.
  if (waiting.length > 0) {
    if (entries.length === 0 || entries.some(({ closed }) => !closed)) return undefined
    entries.push({ days: [0, 1, 2, 3, 4, 5, 6], spans: waiting, closed: false })
  }
  return entries.length > 0 ? entries : undefined
}

const isOpenEnded = ({ spans, closed }: Entry) => spans.length === 0 && !closed

function spanIn(from: string, to: string, before: Span | undefined, words: HoursWords) {
  const [start, end] = [words.clockOf(from), words.clockOf(to)]
  const span = start && end && spanOf(start, end, before?.to)
  return span && (!before || span.from >= before.to) ? span : undefined
}

/** "Daily 9-5, Sundays 10-4": what is said of fewer days holds on them. */
function weekOf(entries: Entry[]): Week {
  const week: Week = {}
  for (const { days, spans, closed } of entries.toSorted((a, b) => b.days.length - a.days.length)) {
    for (const day of days) {
      const hours = spans.map(({ from, to }) => ({ opens: clock(from), closes: clock(to) }))
      week[weekdays[day]] = { spans: closed ? [] : hours }
    }
  }
  return week
}

function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}
