import { readClauses, type Clause, type Reader } from '#designer/commands/language/clauses'
import type { CommandLanguage } from '#designer/commands/language/language'
import { tokensOf, type Token } from '#designer/commands/language/tokens'

export interface ReadText {
  language: CommandLanguage
  clauses: Clause[]
  reader: Reader
}

const CLEARLY_MORE = 2

/**
 * A text in the language in which most of it can be read. A language counts only where the text has
 * words of its own, or where it is that of the page. `languages`: that of the page first.
 */
export function readAs(
  text: string,
  languages: readonly CommandLanguage[],
  readerOf: (language: CommandLanguage) => Reader
): ReadText {
  const tokens = tokensOf(text).filter(({ quoted }) => quoted === undefined)
  const scored = languages
    .map((language, at) => ({ language, known: knownIn(language, tokens, text), at }))
    .filter(({ known, at }) => known > 0 || at === 0)
    .toSorted((one, other) => other.known - one.known)
  // Where one language has clearly more of the words, another one reads it only by accident.
  const near = scored.filter(({ known }) => scored[0].known - known < CLEARLY_MORE)
  const read = near.map(({ language }): ReadText => {
    const reader = readerOf(language)
    return { language, clauses: readClauses(text, reader), reader }
  })
  return read.toSorted((one, other) => shareOf(other) - shareOf(one))[0]
}

function shareOf({ clauses }: ReadText): number {
  const done = clauses.filter(({ readings, isAside }) => readings.length > 0 || isAside)
  return done.length / Math.max(1, clauses.length)
}

/** How many words are of this language: words of its commands, and letters that only it has. */
function knownIn(language: CommandLanguage, tokens: readonly Token[], text: string): number {
  const own = vocabularyOf(language)
  return tokens.filter(
    ({ word, from, to }) =>
      own.has(word) || (language.code === 'tr' && isTurkish(text.slice(from, to)))
  ).length
}

/** Names with Turkish letters stand in sentences of any language. */
function isTurkish(word: string): boolean {
  return /^\p{Ll}/u.test(word) && /[ğşı]/.test(word)
}

const vocabularies = new WeakMap<CommandLanguage, Set<string>>()

function vocabularyOf(language: CommandLanguage): Set<string> {
  let words = vocabularies.get(language)
  if (!words) {
    const { signs, facts, parts, sections, connectors, articles, small, nouns, closed } = language
    const lists = [signs, facts, parts, sections].flatMap((one) => Object.values(one).flat())
    const all = [...lists, ...connectors, ...articles, ...small, ...nouns, ...closed]
    words = new Set(all.flatMap((phrase) => tokensOf(phrase).map(({ word }) => word)))
    vocabularies.set(language, words)
  }
  return words
}
