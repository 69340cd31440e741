import { ownWords } from '#planning/designers/builtin/facts/own_words'
import { findProof } from '#planning/designers/builtin/facts/proof'
import { has, senseOf, type Stretch } from '#planning/designers/builtin/instructions/stretch'
import { each, type Reader } from '#planning/designers/builtin/instructions/readers/reader'

// "We help people …" tells of the business; "help me" asks for help.
function speaks({ pieces, language }: Stretch): boolean {
  return language === 'en' && senseOf(pieces[0], 'own') !== undefined
}

const aboutThePage = ['section', 'part', 'thing', 'beyond', 'length'] as const

/** What no other reader took: a sentence or a claim of the business, to stand on the page. */
export const ownSentence: Reader = (stretch) => {
  const { shape, text, language, pieces, asked } = stretch
  if (shape.denied || shape.verb === 'remove' || (asked && language === 'tr')) return undefined
  if (language === 'tr' && aboutThePage.some((is) => has(pieces, is))) return undefined
  const claims = findProof(text, language).claims
  const stated =
    shape.verb === undefined || shape.verb === 'be' || shape.verb === 'sell' || speaks(stretch)
  const sentences = stated ? ownWords(text, language) : []
  if (claims.length === 0 && sentences.length === 0) return undefined
  return each(stretch, [{ do: 'add_words', text: sentences[0] ?? text }])
}
