import { stemsOf } from '#designer/facts/turkish/words'
import { fold } from '#designer/text/letters'
import { trades } from '#designer/trades/all'

export interface Term {
  weight: number
  trade: string
  phrase: string
}

/** From this weight on a term is the trade's own name. */
export const OWN_NAME = 9

const terms = new Map<string, Term[]>()
/** The same terms without Turkish marks, for text that was typed without them. */
const plainTerms = new Map<string, Term[]>()
let longest = 1
for (const trade of trades) {
  for (const entry of trade.terms.split(' ')) {
    const [word, weight] = entry.split(':')
    const phrase = word.replaceAll('_', ' ')
    const term = { weight: Number(weight), trade: trade.id, phrase }
    longest = Math.max(longest, phrase.split(' ').length)
    terms.set(phrase, [...(terms.get(phrase) ?? []), term])
    plainTerms.set(fold(phrase), [...(plainTerms.get(fold(phrase)) ?? []), term])
  }
}

/** How many words the longest term has. */
export const longestTerm = longest

/** The terms an English phrase in small letters is. */
export function englishTerms(phrase: string): Term[] {
  return terms.get(phrase) ?? []
}

// English terms that are other words in Turkish: a hall, a dog, dull.
const falseFriends = new Set(['salon', 'it', 'mat', 'inn', 'tap', 'taps'])

/**
 * The terms a Turkish phrase is, or is a form of, given in small letters and without marks. Marks
 * count where they were typed: "dış" is not "diş".
 */
export function turkishTerms(small: string, plain: string[]): Term[] {
  const exact = falseFriends.has(small) ? undefined : terms.get(small)
  if (exact) return exact
  const first = plain.slice(0, -1)
  const unmarked = !/[^\x20-\x7e]/.test(small)
  for (const stem of stemsOf(plain.at(-1)!)) {
    const key = [...first, stem].join(' ')
    const found = falseFriends.has(key) ? undefined : plainTerms.get(key)
    const meant = found?.filter(({ phrase }) => unmarked || small.startsWith(phrase.slice(0, -1)))
    if (meant && meant.length > 0) return meant
  }
  return []
}

/** Whether a Turkish word in small letters is a term, or a form of one. */
export function isTurkishTerm(small: string): boolean {
  return turkishTerms(small, [fold(small)]).length > 0
}
