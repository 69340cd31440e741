import { bodyFonts, headingFonts } from '#designer/fonts/main'
import * as enWords from '#designer/instructions/en/words/words'
import * as trWords from '#designer/instructions/tr/words/words'
import { Lexicon } from '#designer/instructions/words/lexicon'
import type { Vocabulary } from '#designer/instructions/words/sense'
import { fold, type Token } from '#designer/instructions/words/tokens'
import type { Language } from '#designer/instructions/language'
import { trades } from '#designer/trades/all'

// People leave out the second word of a name, where the first is no other family's.
const shortNames: Record<string, string> = {
  'Playfair Display': 'playfair',
  'Cormorant Garamond': 'cormorant',
  'Crimson Text': 'crimson',
  'EB Garamond': 'garamond',
  'Libre Baskerville': 'baskerville',
  'Plus Jakarta Sans': 'jakarta, jakarta sans',
  'Source Sans Pro': 'source sans',
}
const catalogue = [...headingFonts, ...bodyFonts].map((name) => [
  name,
  [name, shortNames[name]].filter(Boolean).join(', '),
])
const fonts: Vocabulary = {
  font: {
    ...Object.fromEntries(catalogue),
    // Fonts people know that are not in the catalogue.
    unknown:
      'comic sans, comic sans ms, arial, helvetica, georgia, times new roman, verdana, futura, calibri, bodoni, didot, avenir, proxima nova, tahoma, trebuchet, cambria, rockwell, bebas neue',
  },
}

// What a trade sells is a word of its own: "heating" is no misspelt "heading".
const goods = trades.flatMap((trade) => [
  ...trade.terms.split(' ').flatMap((term) => term.split(':')[0].split('_')),
  ...Object.values(trade.words).flatMap((words) =>
    [...words.goods, ...words.typical].flatMap((name) => name.split(' '))
  ),
])

function lexicon(words: typeof enWords | typeof trWords): Lexicon {
  const ordinary = new Set([...goods, ...words.ordinary.split(' ')].map(fold))
  return new Lexicon([...words.vocabularies, fonts], words.formsOf, ordinary)
}

export const lexicons = { en: lexicon(enWords), tr: lexicon(trWords) }

/** The language that knows more of these words; where both know as much, the one expected. */
export function languageOf(tokens: Token[], expected: Language = 'en'): Language {
  const marked = tokens.some((token) => token.kind === 'word' && /[çğıöşüİ]/.test(token.text))
  const tr = lexicons.tr.knows(tokens) + (marked ? 1.5 : 0)
  const en = lexicons.en.knows(tokens)
  if (tr > en) return 'tr'
  return en > tr ? 'en' : expected
}
