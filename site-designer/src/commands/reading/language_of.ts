import type { CommandLanguage } from '#designer/commands/language/language'
import { modelOf } from '#designer/commands/reading/model'
import { tokensOf } from '#designer/commands/reading/tokens'

const CLEARLY_MORE = 2

/**
 * The language that most of an instruction's own words are of. Another one than that of the page,
 * which stands first, has clearly more of them.
 */
export function languageOf(text: string, languages: readonly CommandLanguage[]): CommandLanguage {
  const words = tokensOf(text).filter(({ quoted, isMark }) => quoted === undefined && !isMark)
  const known = languages.map(({ code }) => {
    const { classifier } = modelOf(code)
    const own = words.filter(({ word, from, to }) => {
      const isTurkish = code === 'tr' && /[ğşı]/.test(text.slice(from, to))
      return classifier.has(`1 ${word}`) || isTurkish
    })
    return own.length
  })
  const most = known.indexOf(Math.max(...known))
  return known[most] - known[0] >= CLEARLY_MORE || known[0] === 0 ? languages[most] : languages[0]
}
