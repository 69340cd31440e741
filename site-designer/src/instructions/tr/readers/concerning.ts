import { each, type Reader } from '#designer/instructions/readers/reader'
import { isMark, senseOf, typed } from '#designer/instructions/words/piece'

const about = /^(?:ilgili|hakkindaki|dair|bahseden|anlatan|konusundaki|ait)$/

/** "Otoparkla ilgili cümleyi çıkarın": one text of many, told by what it speaks of. */
export const concerning: Reader = (stretch) => {
  const { pieces, shape, text, language } = stretch
  if (language !== 'tr' || shape.verb !== 'remove' || shape.denied) return undefined
  const at = pieces.findIndex((piece) => about.test(piece.tokens.at(-1)!.low))
  const what = pieces[at + 1]
  if (at < 1 || !what || !senseOf(what, 'part', 'text')) return undefined
  const from = pieces.findLastIndex((piece, index) => index < at && isMark(piece)) + 1
  const words = typed(text, pieces.slice(from, at + 2))
  return each(stretch, [{ do: 'remove_part', target: { part: 'text', words } }])
}
