import { dayNames } from '#designer/copy/day_names'
import { wordsData } from '#designer/copy/words_data'
import type { Language } from '#designer/text/language'
import type { Kind } from '#designer/kinds/kind'
import { flat, wordsOf } from '#tests/gate/checks/invented_facts'

/**
 * The words a page may use without being told: those of the page itself, of the designer's own
 * sentences, and of the trade. What such a business typically sells is not among them.
 */
export function vocabularyOf(trade: Kind, language: Language): Set<string> {
  const { noun, headings, ask, gallery, called = {} } = trade.words(language)
  const texts = [
    ...textsIn(wordsData(language).printed),
    ...textsIn(wordsData(language).page),
    ...[noun, ...headings, ...Object.values(called), ask ?? '', gallery ?? ''],
    ...inSingular,
    ...dayNames(language),
    ...dayNames(language, 'short'),
    ...runsOfDays,
  ]
  const words = texts.flatMap(wordsOf).map(flat)
  // A butcher's shop is a butcher's.
  return new Set(words.flatMap((word) => [word, word.split("'")[0]]))
}

/** "We" and "our" as one person says them. */
const inSingular = ['I', 'me', 'my']
/** Days that were said one by one, set as one word. */
const runsOfDays = ['Weekdays', 'Weekends']

/** Every text in there, without the places that its values take. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\{\w+(?::\w+)?\}/g, ' ')]
  if (value && typeof value === 'object') return Object.values(value).flatMap(textsIn)
  return []
}
