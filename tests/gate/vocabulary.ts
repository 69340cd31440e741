import { dayNames } from '#designer/copy/day_names'
import { copyIn } from '#designer/copy/copy_in'
import type { Language } from '#designer/text/language'
import type { Kind } from '#designer/kinds/kind'
import { phrases } from '#designer/renderer/phrases'
import { flat, wordsOf } from '#tests/gate/checks/invented_facts'

/**
 * The words a page may use without being told: those of the page itself, of the designer's own
 * sentences, and of the trade. What such a business typically sells is not among them.
 */
export function vocabularyOf(trade: Kind, language: Language): Set<string> {
  const { noun, headings, ask, gallery } = trade.words(language)
  const texts = [
    ...textsIn(phrases[language]),
    ...textsIn(copyIn(language)),
    ...[noun, ...headings, ask ?? '', gallery ?? ''],
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
const runsOfDays = ['Weekdays', 'Weekends', 'Hafta içi', 'Hafta sonu']

/** Every text in there; of a function the texts that it is written with. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const quoted = value.toString().matchAll(/'([^'\n]*)'|`((?:[^`\\]|\\.)*)`/g)
    return Array.from(quoted, ([, text, template]) => text ?? template.replace(/\$\{[^}]*\}/g, ' '))
  }
  if (value && typeof value === 'object') return Object.values(value).flatMap(textsIn)
  return []
}
