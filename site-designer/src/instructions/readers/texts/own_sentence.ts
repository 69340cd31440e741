import { ownWords } from '#designer/facts/own_words'
import { findProof } from '#designer/facts/proof'
import { cues } from '#designer/instructions/en/cues'
import { each, oneOf, type Reader } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import { has, senseOf, typed } from '#designer/instructions/words/piece'

// "We help people …" tells of the business; "help me" asks for help.
function speaks({ pieces, language }: Stretch): boolean {
  return language === 'en' && senseOf(pieces[0], 'own') !== undefined
}

// What is not so is said to us and not to visitors: "Kadir Usta artık çalışmıyor".
const denies = /m[ıiuü]yor|(?<!\p{L})(?:de[ğg]il|yok|kalmad[ıi]|artık)(?!\p{L})/iu
const aboutThePage = ['section', 'part', 'thing', 'beyond', 'length'] as const

// "Our menu changes daily" tells of the business all the same.
const pageInEnglish = ['part', 'beyond', 'length', 'size', 'color', 'degree'] as const

/** What no other reader took: a sentence or a claim of the business, to stand on the page. */
export const ownSentence: Reader = (stretch) => {
  const { shape, text, language, pieces, asked } = stretch
  if (shape.denied || shape.verb === 'remove' || asked) return undefined
  const page = language === 'tr' ? aboutThePage : pageInEnglish
  if (language === 'en' && shape.verb === 'want' && has(pieces, 'section')) return undefined
  if (page.some((is) => has(pieces, is))) return undefined
  if (language === 'tr' && (denies.test(text) || has(pieces, 'it'))) return undefined
  // "My dog ate the menu" is a story, and none that a page tells.
  const mine = language === 'en' && pieces[0].tokens[0].low === 'my'
  if (mine && (has(pieces, 'section') || /\b(?:it|you|tomorrow|yesterday|last week)\b/i.test(text)))
    return undefined
  if (language === 'en' && has(pieces, 'section') && cues.gone.test(text)) return undefined
  if (language === 'en' && /\bthank/i.test(text)) return undefined
  if (language === 'en' && /\b(?:nothing|no mention) (?:about|of|on)\b/i.test(text))
    return undefined
  const claims = findProof(text, language).claims
  const stated =
    shape.verb === undefined || shape.verb === 'be' || shape.verb === 'sell' || speaks(stretch)
  const sentences = stated ? ownWords(text, language) : []
  if (claims.length === 0 && sentences.length === 0) return undefined
  const named = language === 'en' && !stated ? typed(text, shape.object) : ''
  const words = sentences[0] ?? (named || text)
  if (language === 'tr' || claims.length > 0)
    return each(stretch, [{ do: 'add_words', text: words }])
  // Told of the business, and nobody said that it is to stand on the page.
  return oneOf(
    stretch,
    { do: 'add_words', text: words },
    { do: 'add_words', text: words, section: { kind: 'about', words: 'about' } }
  )
}
