import { clockTime } from '#designer/reader/shapes/clock'
import { hoursClauses } from '#designer/reader/shapes/hours_clauses'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import type { DayHours, TimeSpan, Weekday } from '#designer/sheet/sheet'

export type Week = Partial<Record<Weekday, DayHours>>

/** Marks and small words that may stand around the days and times. */
const SMALL = new Set(['noise', 'and', 'to', 'open', 'break', 'stop', 'from', 'between', 'but'])

/** The days with their hours that a text says, where it says nothing else; each day at most once. */
export function hoursIn(typed: string, language: string): Week | undefined {
  const text = typed.replace(/[.!]$/, '')
  const tokens = hoursTokens(text, language)
  const clauses = hoursClauses(tokens, text, language)
  const taken = (at: number) => clauses.some(({ first, end }) => first <= at && at < end)
  if (clauses.length === 0) return undefined
  if (tokens.some(({ kind }, at) => !taken(at) && !SMALL.has(kind))) return undefined
  const week: Week = {}
  for (const { days, closedDays, hours } of clauses) {
    if (days.length === 0) return undefined
    for (const day of days) {
      if (week[day]) return undefined
      week[day] = hours
    }
    for (const day of closedDays) week[day] = { spans: [] }
  }
  return week
}

/** The days that a text names, where it names nothing else: "Fridays and Saturdays", "hafta içi". */
export function daysIn(typed: string, language: string): Weekday[] | undefined {
  const text = typed.replace(/[.!,:]$/, '').replace(/['’]s?\b/g, '')
  const tokens = hoursTokens(text, language)
  if (tokens.some(({ kind }) => kind !== 'day' && !SMALL.has(kind))) return undefined
  if (!tokens.some(({ kind }) => kind === 'day')) return undefined
  const week = hoursIn(`${text} 10:00–11:00`, language)
  return week && (Object.keys(week) as Weekday[])
}

/** The hours of a day: "9-5", "from 9 am to noon and 14:00–18:00", "by appointment". */
export function timesIn(typed: string, language: string): DayHours | undefined {
  const text = typed.replace(/[.!]$/, '')
  if (hoursTokens(text, language).some(({ kind }) => kind === 'day')) return undefined
  const tokens = hoursTokens(text, language)
  const has = (kind: string) => tokens.some((token) => token.kind === kind)
  const isHalf = tokens.filter(({ kind }) => kind === 'time').length === 1
  if (isHalf && !has('late') && !has('appointment') && !has('always')) return undefined
  const week = hoursIn(`${language === 'tr' ? 'pazartesi' : 'Monday'} ${text}`, language)
  return week?.monday
}

function clockOf(typed: string) {
  const text = typed.trim().replace(/[.!,]$/, '')
  if (
    !/^(?:\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|o['’]clock)?|noon|midnight|midday)(?:['’]?[dt][ea]n?|['’]\p{L}{1,3})?$/iu.test(
      text
    )
  ) {
    return undefined
  }
  return clockTime(text.replace(/['’]?[dt][ea]n?$|['’]\p{L}{1,3}$/iu, ''))
}

/** The span with another end; a bare "6" is the one that lies in the span's own half of the day. */
export function withEnd(
  span: TimeSpan,
  end: 'opens' | 'closes',
  typed: string
): TimeSpan | undefined {
  const time = clockOf(typed)
  if (!time) return undefined
  let hour = time.half ? (time.hour % 12) + (time.half === 'pm' ? 12 : 0) : time.hour
  const opens = Number(span.opens.slice(0, 2))
  if (!time.half && !time.isExact && end === 'closes' && hour <= opens && hour < 12) hour += 12
  const two = (value: number) => String(value).padStart(2, '0')
  return { ...span, [end]: `${two(hour % 24)}:${two(time.minute)}` }
}
