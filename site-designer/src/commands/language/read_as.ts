import { readClauses, type Clause } from '#designer/commands/language/clauses'
import type { CommandLanguage } from '#designer/commands/language/language'
import type { SortsOf } from '#designer/commands/language/loose'
import { tokensOf, type Token } from '#designer/commands/language/tokens'

export interface Reading {
  language: CommandLanguage
  clauses: Clause[]
}

/**
 * A text in the language in which most of it can be read. Patterns without a verb also fit sentences
 * of other languages, so a language counts only where the text has words of its own, or where it is
 * that of the page. `languages`: that of the page first; `thingsIn`: what words name on the page or the sheet.
 */
export function readAs(
  text: string,
  languages: readonly CommandLanguage[],
  thingsIn?: (language: CommandLanguage) => SortsOf
): Reading {
  const tokens = tokensOf(text).filter(({ quoted }) => quoted === undefined)
  const scored = languages.map((language, at) => ({
    language,
    known: knownIn(language, tokens, text),
    isOfPage: at === 0,
  }))
  const readings = scored
    .filter(({ known, isOfPage }) => known > 0 || isOfPage)
    .toSorted((one, other) => other.known - one.known)
    .map(({ language, known }) => ({
      language,
      known,
      clauses: readClauses(text, language, thingsIn?.(language)),
    }))
  const share = ({ clauses }: Reading) =>
    clauses.filter(({ commands, isEmpty }) => commands.length > 0 || isEmpty).length /
    Math.max(1, clauses.length)
  const [first] = readings
  // Where one language has clearly more of the words, another one reads it only by accident.
  const near = readings.filter(({ known }) => first.known - known < CLEARLY_MORE)
  return near.toSorted((one, other) => share(other) - share(one))[0]
}

const CLEARLY_MORE = 2

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
    const patterns = [...language.commands, ...language.goes_on, ...language.targets]
    words = new Set([
      ...language.connectors,
      ...language.articles,
      ...language.contrasts,
      ...Object.values(language.facts).flat(),
      ...patterns.flatMap(({ parts }) =>
        parts.flatMap((part) => (part.is === 'phrases' ? part.phrases.flat() : []))
      ),
    ])
    vocabularies.set(language, words)
  }
  return words
}
