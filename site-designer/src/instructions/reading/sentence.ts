import type { CommandLanguage } from '#designer/instructions/language/language'
import { expanded } from '#designer/instructions/reading/contractions'
import type { KnownNames } from '#designer/instructions/reading/known'
import type { Slot } from '#designer/instructions/language/slots'
import type { Stretch } from '#designer/instructions/reading/matches'
import { sumInFigures } from '#designer/instructions/values/spoken_sum'
import { templatesIn } from '#designer/instructions/reading/templates'
import { tokensOf, type Token } from '#designer/instructions/reading/tokens'

/** An instruction as words, with the names that are mistyped in it set right. */
export interface Sentence {
  text: string
  tokens: Token[]
}

export function sentenceOf(text: string, known: KnownNames, { code }: CommandLanguage): Sentence {
  const { vocabulary, stems } = templatesIn(code)
  const isSpoken = (word: string) =>
    vocabulary.has(word) || stems.some((stem) => word.startsWith(stem))
  const tokens = tokensOf(text).flatMap((token): Token[] => {
    if (token.quoted !== undefined) return [token]
    const words = expanded(token.word)
    if (!words) {
      const meant = isSpoken(token.word) ? undefined : known.spelling(token.word)
      return [{ ...token, word: meant ?? token.word }]
    }
    const middle = token.from + words[0].length
    return [
      { ...token, word: words[0], to: middle },
      { ...token, word: words[1], from: middle },
    ]
  })
  return { text, tokens }
}

/** Turkish endings behind them belong to the sentence: "0232 555 01 99'dan". */
const ENDED = new Set(
  'price color color2 font phone email url year town person value address'.split(' ')
)

/** What a stretch of a sentence holds, as typed. */
export function slotAt(
  { text, tokens }: Sentence,
  { name, from, end }: Stretch & { name: string },
  { code }: CommandLanguage
): Slot {
  const taken = tokens.slice(from, end)
  const [only] = taken
  const isQuoted = taken.length === 1 && only.quoted !== undefined
  // The full stop of a text belongs to it.
  const [stop] = name === 'text' ? /^[.!?…]*/.exec(text.slice(taken.at(-1)!.to))! : ['']
  const typed =
    text
      .slice(only.from, taken.at(-1)!.to)
      .replace(/[,;:]$/, '')
      .trim() + stop
  const unended = code === 'tr' && ENDED.has(name) ? typed.replace(/['’]\p{Ll}+$/u, '') : typed
  const plain = name === 'price' ? sumInFigures(unended, code) : unended
  return {
    text: isQuoted ? only.quoted! : plain,
    isQuoted,
    words: taken.flatMap(({ word, quoted, isMark }) => (isMark ? [] : (quoted ?? word))),
  }
}
