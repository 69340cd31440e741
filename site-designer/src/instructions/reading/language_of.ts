import type { CommandLanguage } from '#designer/instructions/language/language'
import { templatesIn } from '#designer/instructions/reading/templates'
import { readData } from '#designer/data/read_data'
import { languageOfPrompt } from '#designer/reader/annotators/language'
import { tokensOf } from '#designer/instructions/reading/tokens'

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

const MOST_KNOWN = 0.4

/**
 * What to say of an instruction in a language in which none are understood, in that language;
 * undefined where it may well be one of those that are.
 */
export function notSpoken(text: string, languages: readonly CommandLanguage[]): string | undefined {
  const words = tokensOf(text).filter(({ quoted, isMark }) => quoted === undefined && !isMark)
  const known = languages.map(
    (language) => words.filter(({ word }) => vocabularyOf(language).has(word)).length
  )
  if (Math.max(...known) > MOST_KNOWN * words.length) return undefined
  const { code, sure } = languageOfPrompt(text)
  return sure
    ? readData<Record<string, string>>('instructions').get('not_spoken')![code]
    : undefined
}
