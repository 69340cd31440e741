import { foldedWithQuotes } from '#designer/language/fold'
import type { DayHours } from '#designer/sheet/sheet'

const spokenTimes: Record<string, RegExp> = {
  '12:00': /noon|midday|mittag|midi|öğle|ogle|mezzogiorno|mediodia|middag|meio-?dia/,
  '00:00':
    /midnight|mitternacht|minuit|gece yarisi|mezzanotte|medianoche|middernacht|meia-?noite|24/,
}

/** Whether the words that hours were read from contain each of their times. */
export function areHoursStated({ spans, text }: DayHours, words: string): boolean {
  const source = foldedWithQuotes(words)
  if (text !== undefined && !source.includes(foldedWithQuotes(text))) return false
  return spans.every(({ opens, closes }) =>
    [opens, closes].every((time) => isTimeStated(time, source))
  )
}

/** 17:30 may be written "17:30", "17.30", "17h30", "5.30 pm" or "5:30". */
export function isTimeStated(time: string, source: string): boolean {
  if (spokenTimes[time]?.test(source)) return true
  const [hours, minutes] = time.split(':').map(Number)
  const hour = [String(hours), String(hours).padStart(2, '0'), String(hours % 12 || 12)].join('|')
  const rest = String(minutes).padStart(2, '0')
  const pattern =
    minutes === 0
      ? String.raw`(?<!\d|\d[:.])(?:${hour})(?![\d]|[:.][0-5][1-9]|[:.][1-5]0)`
      : String.raw`(?<!\d|\d[:.])(?:${hour})\s?[:.h]?\s?${rest}(?!\d)`
  return new RegExp(pattern).test(source)
}
