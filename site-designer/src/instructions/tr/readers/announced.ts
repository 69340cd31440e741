import { each, type Reader } from '#designer/instructions/readers/reader'
import { placeOf } from '#designer/instructions/readers/sections/places'
import { has, isMark, isQuote, senseOf } from '#designer/instructions/words/piece'

/** "Kampanyamızı üstte duyuralım": a notice. What it says is for its owner to fill in. */
export const announced: Reader = (stretch) => {
  const { pieces, shape, language } = stretch
  if (
    language !== 'tr' ||
    shape.denied ||
    pieces.some((piece) => isQuote(piece) || isMark(piece, ':'))
  )
    return undefined
  const announces = pieces.some(
    (piece) => senseOf(piece, 'verb', 'write') && /^duyur/.test(piece.tokens[0].low)
  )
  if (!announces || shape.verb !== 'write' || has(pieces, 'part')) return undefined
  const at = placeOf(stretch)
  return each(stretch, [
    { do: 'add_section', kind: 'notice', ...(at && at !== 'unknown' ? { at } : {}) },
  ])
}
