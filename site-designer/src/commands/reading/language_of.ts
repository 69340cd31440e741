import type { CommandLanguage } from '#designer/commands/language/language'
import { templatesIn } from '#designer/commands/reading/templates'
import { tokensOf } from '#designer/commands/reading/tokens'

const CLEARLY_MORE = 2

/**
 * The language that most of an instruction's own words are of. Another one than that of the page,
 * which stands first, has clearly more of them.
 */
export function languageOf(text: string, languages: readonly CommandLanguage[]): CommandLanguage {
  const words = tokensOf(text).filter(({ quoted, isMark }) => quoted === undefined && !isMark)
  const known = languages.map((language) => {
    const own = vocabularyOf(language)
    return words.filter(({ word, from, to }) => {
      const isTurkish = language.code === 'tr' && /[ğşı]/.test(text.slice(from, to))
      return own.has(word) || isTurkish
    }).length
  })
  const most = known.indexOf(Math.max(...known))
  return known[most] - known[0] >= CLEARLY_MORE || known[0] === 0 ? languages[most] : languages[0]
}

const vocabularies = new Map<string, ReadonlySet<string>>()

function vocabularyOf({ code, small, verbs, articles }: CommandLanguage): ReadonlySet<string> {
  let words = vocabularies.get(code)
  if (!words) {
    words = new Set([...templatesIn(code).vocabulary, ...small, ...verbs, ...articles])
    vocabularies.set(code, words)
  }
  return words
}
