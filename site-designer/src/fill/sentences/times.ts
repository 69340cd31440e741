import { datesIn } from '#designer/language/calendar'
import { calendarWords } from '#designer/language/calendar_words'
import { wordsIn } from '#designer/language/tokens'
import type { Language } from '#designer/language/language'

const clock =
  /(?<![\p{L}\p{N}\p{Sc}.,:])\d{1,2}(?:[:.]\d{2}(?!\d|\s?\p{Sc})|\s?(?:[ap]\.?m\.?|uhr|uur|h\d{0,2})(?!\p{L})|\s?(?:–|-|to|until|till|bis|tot|às|a|al|alle|à)\s?\d{1,2}(?![\p{L}\p{N}]))/giu

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
  const words = wordsIn(text.toLocaleLowerCase(language))
  return words.some((word) => longDays.has(word)) || namesDate(text, language)
}

/** Whether it is about one day of a year, and no week after week. */
export function namesDate(text: string, language: Language): boolean {
  return datesIn(text, language).length > 0
}
