import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import { has, isMark, senseOf } from '#planning/designers/builtin/instructions/stretch'

// Folded. What someone else does or what has happened: "kimse okumuyor", "o boştu", "üstünde o var".
const told =
  /(?:[iu]yor(?:l[ae]r|du)?|[bcdfghjklmnprstvyz][iu]ld[iu]|m[iu]s|m[ae]d[iu][mk]?|[dt][ae]y[iu][mz]|yordu)$/
const toldWords =
  /^(?:var|yok|gorunur|olur|gelir|gider|sever|seviyor|okunur|begenmez|bakmaz|bilir|begenmedim|bitti|kapandi)$/

/**
 * A remark that gives the reason for the wish beside it, and asks for nothing: it tells something of
 * other people or of the past, and names nothing on the page.
 */
export function isAside(pieces: Piece[]): boolean {
  const named = (['section', 'fact', 'beyond', 'color', 'font'] as const).some((is) =>
    has(pieces, is)
  )
  const said = pieces.filter((piece) => !isMark(piece) && !isAround(piece))
  const last = said.at(-1)?.tokens.at(-1)?.low
  // "… ki herkes görsün".
  if (pieces[0]?.tokens[0].low === 'ki') return true
  if (named || last === undefined) return false
  const praised = pieces.some((piece) => /^(?:iyi|guzel|hos|kotu)$/.test(piece.tokens[0].low))
  if (has(pieces, 'part') && !(praised && toldWords.test(last))) return false
  return told.test(last) || toldWords.test(last)
}

function isAround(piece: Piece): boolean {
  return (
    senseOf(piece, 'small', 'please') !== undefined ||
    senseOf(piece, 'own') !== undefined ||
    senseOf(piece, 'it') !== undefined
  )
}
