import { isOneWish } from '#designer/instructions/en/sentences/one_wish'
import type { Stretch } from '#designer/instructions/stretch'
import { content, has, isMark, senseOf, type Piece } from '#designer/instructions/words/piece'

/** A question wants an answer and no change, unless it is a polite way of asking for one. */
export function isQuestion({ pieces, asked, language, text }: Stretch): boolean {
  if (language === 'en') {
    const first = pieces.find((piece) => !has([piece], 'small') || has([piece], 'question'))
    // "When someone taps the button it should ring …" tells what is to be.
    if (isOneWish(text)) return false
    const tells = !asked && /\b(?:should|must|ought to|needs? to|belongs?)\b/i.test(text)
    return first !== undefined && has([first], 'question') && !tells
  }
  const verbs = content(pieces.filter((piece) => senseOf(piece, 'verb')))
  // "Galeriyi beğendin mi?"
  const particle = pieces.some((piece) => /^m[iu](?:y?d[iu])?$/.test(piece.tokens[0].low))
  if (asked && particle && verbs.length === 0 && content(pieces).length > 1) return true
  // "Menüde çay 15 lira yazıyor doğru mu".
  if (/(?<!\p{L})do[ğg]ru\s+mu\p{L}*[.?!]*$/iu.test(text)) return true
  // "Galeri sizce güzel mi?"
  const praised = pieces.some(
    (piece, at) => /^m[iu]$/.test(piece.tokens[0].low) && at > 0 && isPraise(pieces[at - 1])
  )
  if (praised && verbs.length === 0) return true
  // "Googleda ne zaman çıkarım".
  const wonders = /(?:[aeiu]r(?:[iu][mz])?|[iu]yor(?:[iu][mz])?|[ae]c[ae][kg](?:[iu][mz])?)$/
  const last = pieces.findLast((piece) => !isMark(piece))?.tokens[0].low ?? ''
  return has(pieces, 'question') && (asked || verbs.length === 0 || wonders.test(last))
}

const isPraise = (piece: Piece) => /^(?:guzel|iyi|hos|olmus)$/.test(piece.tokens[0].low)
