import { wordsIn } from '#designer/language/tokens'
import { isOneOf } from '#designer/copy/one_of'
import { wordsData } from '#designer/copy/words_data'
import { negative } from '#designer/language/words_of'
import type { Language } from '#designer/language/language'

/** A clock time, a long number or an address of mail. */
const figures = /\d{1,2}[.:]\d{2}(?!\d)|\d{1,2}\s?(?:am|pm|uhr|h)(?!\p{L})|\d{3}[\s-]?\d{3}|@/iu

/** Whether a sentence gives times and numbers, which are seldom the first thing to say. */
export function givesFigures(sentence: string): boolean {
  return figures.test(sentence)
}

/** How far into a sentence its verb is. */
const mostToVerb = 5

/** Whether its first words say that something is not so: it tells what they are not. */
export function denies(sentence: string): boolean {
  return negative.test(sentence.split(' ').slice(0, mostToVerb).join(' '))
}

/** Whether a sentence is about something beside the matter: languages, answers, the way there. */
export function isAside(sentence: string, language: Language): boolean {
  return wordsIn(sentence).some(isOneOf(wordsData(language).asides, language))
}
