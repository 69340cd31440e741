import type { Language } from '#designer/instructions/language'
import { lexicons } from '#designer/instructions/words/lexicons'
import { tokensOf } from '#designer/instructions/words/tokens'

/** The language that knows more of the words; the expected one where both know as many. */
export function spokenIn(text: string, expected: Language): Language {
  const tokens = tokensOf(text)
  const [en, tr] = [lexicons.en.knows(tokens), lexicons.tr.knows(tokens)]
  if (en === tr) return expected
  return en > tr ? 'en' : 'tr'
}
