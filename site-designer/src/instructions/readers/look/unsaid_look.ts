import { fittingColors, fittingFonts } from '#designer/instructions/readers/look/fitting'
import { notUnderstood, oneOf, setLook, type Reader } from '#designer/instructions/readers/reader'
import { content, has, unknown } from '#designer/instructions/words/piece'

/** "Change the colour", "another font": what is to change is said, and not to what. */
export const unsaid: Reader = (stretch) => {
  const { shape, pieces } = stretch
  const changing =
    ['change', 'replace', 'use', 'want', 'make', 'add'].includes(shape.verb ?? '') ||
    has(pieces, 'other')
  if (!changing || unknown(pieces).length > 0) return undefined
  const rest = content(pieces).every((piece) => has([piece], 'thing') || has([piece], 'verb'))
  if (!rest) return undefined
  const asks = has(pieces, 'other') || shape.verb === 'change' || shape.verb === 'replace'
  if (!asks) return undefined
  if (has(pieces, 'thing', 'color')) return fittingColors(stretch)
  if (
    has(pieces, 'thing', 'font') ||
    has(pieces, 'thing', 'headings') ||
    has(pieces, 'thing', 'reading')
  )
    return fittingFonts(stretch)
  return undefined
}

const dull = /^(?:boring|dull|bland)$/

/** "Boring", "another design": not like this, and nothing of how. */
export const other: Reader = (stretch) => {
  const { shape, pieces } = stretch
  if (
    unknown(pieces).length > 1 ||
    has(pieces, 'beyond') ||
    has(pieces, 'section') ||
    has(pieces, 'part')
  )
    return undefined
  // "It is a bit boring": what is wrong is said, and not what would be right.
  const complaint = shape.verb === 'be' && pieces.some((piece) => dull.test(piece.tokens[0].low))
  if (complaint && !has(pieces, 'no', 'not')) {
    return oneOf(
      stretch,
      { do: 'set_look', look: { direction: 'other' } },
      { do: 'set_mood', mood: 'bold' },
      { do: 'set_mood', mood: 'playful' }
    )
  }
  // "Yeniden yaz" asks for words.
  if (stretch.language === 'tr' && shape.verb === 'write') return undefined
  const style = has(pieces, 'thing', 'look') || has(pieces, 'thing', 'layout')
  const asks = has(pieces, 'other') || shape.verb === 'change' || shape.verb === 'replace'
  if (style && asks) return setLook(stretch, { direction: 'other' })
  const afresh =
    content(pieces).every(
      (piece) =>
        has([piece], 'verb') || has([piece], 'thing', 'page') || has([piece], 'thing', 'all')
    ) && has(pieces, 'other')
  if (afresh && !has(pieces, 'section')) return setLook(stretch, { direction: 'other' })
  return has(pieces, 'thing', 'background') && asks ? notUnderstood(stretch) : undefined
}
