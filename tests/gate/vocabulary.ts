import { dayNames } from '#designer/language/day_names'
import { wordsData } from '#designer/copy/words_data'
import type { Language } from '#designer/language/language'
import { starterOf } from '#designer/kinds/starter'
import type { Kind } from '#designer/kinds/kind'
import { flat, wordsOf } from '#tests/gate/checks/invented_facts'

/**
 * The words that a page may use although the person did not state them: the fixed words of pages, the
 * designer's own sentences, what is ready for the trade and its words, but not what such a business typically sells.
 */
export function vocabularyOf(trade: Kind, language: Language): Set<string> {
  const { noun, headings, ask, gallery, called = {} } = trade.words(language)
  const texts = [
    ...textsIn(wordsData(language).printed),
    ...textsIn(wordsData(language).page),
    ...textsIn(starterOf(trade, language)),
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

/** "We" and "our" in the first person singular. */
const inSingular = ['I', 'me', 'my']
/** Words for several days that were stated one by one. */
const runsOfDays = ['Weekdays', 'Weekends']

/** Every text in a value, without placeholders. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\{\w+(?::\w+)?\}/g, ' ')]
  if (value && typeof value === 'object') return Object.values(value).flatMap(textsIn)
  return []
}
