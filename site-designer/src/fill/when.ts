import { dayNames } from '#designer/language/day_names'
import type { Language } from '#designer/language/language'
import { fold } from '#designer/language/fold'

/** "Thursday 3 June 2027, 9:30" in its parts, each as typed. */
export interface When {
  /** '' where only a time is told. */
  day: string
  time?: string
  /** Counted from Monday = 0. */
  weekday?: number
  /** Whether it names a day of a month, and not only one of the week. */
  isDated: boolean
}

const clock = String.raw`\d{1,2}(?:[:.]\d{2}|(?:[:.]\d{2})?\s?(?:am|pm|uhr|h)(?!\p{L}))`
const ending = new RegExp(
  String.raw`(?:^|[\s,]+)(?:(?:at|um|ab|à|alle|às|saat|günü|günleri)\s+)?(${clock}(?:\s?[-–]\s?${clock})?)$`,
  'iu'
)

export function readWhen(words: string, language: Language): When {
  const told = words.trim()
  const found = ending.exec(told)
  const day = (found ? told.slice(0, found.index) : told).replace(/[\s,]+$/, '')
  const weekday = weekdayOf(day, language)
  return {
    day,
    isDated: /\d/.test(day),
    ...(found ? { time: found[1] } : {}),
    ...(weekday === undefined ? {} : { weekday }),
  }
}

/** The day of the month in a date as typed: "12 March", "Friday 3rd May, 7 pm"; undefined where there is none. */
export function dayIn(when: string): string | undefined {
  return /(?<![\d:.,])([1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.)?(?=\s+\p{L}{3})/u.exec(when)?.[1]
}

export function isTimed<T extends When>(when: T): when is T & { time: string } {
  return when.time !== undefined
}

function weekdayOf(day: string, language: Language): number | undefined {
  const [first = ''] = day.split(/[\s,]+/)
  if (first === '') return undefined
  const found = dayNames(language).findIndex((name) =>
    [fold(name), `${fold(name)}s`].includes(fold(first))
  )
  return found < 0 ? undefined : found
}
