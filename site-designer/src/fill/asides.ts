import { isOneOf } from '#designer/copy/one_of'
import { wordsData } from '#designer/copy/words_data'
import type { Language } from '#designer/text/language'

/** A clock time, a long number or an address of mail. */
const figures = /\d{1,2}[.:]\d{2}(?!\d)|\d{1,2}\s?(?:am|pm|uhr|h)(?!\p{L})|\d{3}[\s-]?\d{3}|@/iu

/** Whether a sentence gives times and numbers, which are seldom the first thing to say. */
export function givesFigures(sentence: string): boolean {
  return figures.test(sentence)
}

/** Whether a sentence is about something beside the matter: languages, answers, the way there. */
export function isAside(sentence: string, language: Language): boolean {
  const words = sentence.match(/[\p{L}\p{M}]+/gu) ?? []
  return words.some(isOneOf(wordsData(language).asides, language))
}
