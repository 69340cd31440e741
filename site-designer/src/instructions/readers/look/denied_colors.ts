import type { Stretch } from '#designer/instructions/stretch'
import { all, has, isMark, type Piece } from '#designer/instructions/words/piece'

// "Not blue but red", "mavi değil kırmızı".
export function deniedColors({ pieces, language }: Stretch): string[] {
  const step = language === 'tr' ? 1 : -1
  // "Gri olmuş, siyah olsun": how it is.
  const told = (piece: Piece) =>
    language === 'tr' && /^(?:olmus|duruyor|gorunuyor|kalmis|kacmis)$/.test(piece.tokens[0].low)
  // "Siyah çok kasvetli, bej tonlarına geçelim".
  const comma = pieces.findIndex((piece) => isMark(piece, ','))
  const wrong = pieces.slice(0, Math.max(0, comma))
  const blamed =
    language === 'tr' &&
    has(pieces.slice(comma + 1), 'color') &&
    !has(wrong, 'verb') &&
    (has(wrong, 'degree') || has(wrong, 'no'))
  return all(
    pieces.filter((_, at) => {
      if (blamed && at < comma) return true
      const beside = pieces[at + step]
      return beside && (has([beside], 'no', 'not') || told(beside))
    }),
    'color'
  )
}
