import { tokensOf } from '#designer/language/tokens'
import { isGivenName, isOrdinary } from '#designer/reader/words/known_names'

/** Whether a text holds a number, an address or a name: what is taken whole as a wish must not hide one. */
export const mayName = (text: string, code: string): boolean =>
  /\d{2}|@/.test(text) ||
  // Every German noun has a capital.
  (code !== 'de' && /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text)) ||
  tokensOf(text).some(
    ({ text: word }, at) =>
      at > 0 && /^\p{Lu}/u.test(word) && isGivenName(word) && !isOrdinary(word, code)
  )
