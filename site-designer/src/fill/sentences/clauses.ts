import { datesIn } from '#designer/language/calendar'
import { calendarWords } from '#designer/language/calendar_words'
import type { Row } from '#designer/site/content'
import type { Language } from '#designer/language/language'
import { capital } from '#designer/language/normalise'

const clock =
  /(?<![\p{L}\p{N}\p{Sc}.,:])\d{1,2}(?:[:.]\d{2}(?!\d|\s?\p{Sc})|\s?(?:[ap]\.?m\.?|uhr|uur|h\d{0,2})(?!\p{L})|\s?(?:–|-|to|until|till|bis|tot|às|a|al|alle|à)\s?\d{1,2}(?![\p{L}\p{N}]))/giu
const inBrackets = /^([^()]{2,60}?)\s*\(([^()]+)\)\.?$/u

/** Parts of a sentence that its own marks keep apart; a comma within brackets parts nothing. */
export function clausesOf(text: string): string[] {
  return text
    .replace(/\.$/, '')
    .split(/;\s+|,\s+(?![^(]{0,200}\))/u)
    .map((part) => part.trim())
    .filter(Boolean)
}

export function hasClock(text: string): boolean {
  return clocksIn(text) > 0
}

/** How many times of day or spans of them a text gives. */
export function clocksIn(text: string): number {
  return text.match(clock)?.length ?? 0
}

/** Whether a text names a day of the week or a date. */
export function namesDay(text: string, language: Language): boolean {
  const { longDays } = calendarWords(language)
  const words = text.toLocaleLowerCase(language).match(/\p{L}[\p{L}-]+/gu) ?? []
  return words.some((word) => longDays.has(word)) || namesDate(text, language)
}

/** Whether it is about one day of a year, and no week after week. */
export function namesDate(text: string, language: Language): boolean {
  return datesIn(text, language).length > 0
}

/** "Petra Kohlhaas (rammed earth schools)". */
export function namedInBrackets(clause: string, language: Language): Row | undefined {
  const [, label, value] = inBrackets.exec(clause) ?? []
  return label ? { label: capital(label, language), value: capital(value, language) } : undefined
}
