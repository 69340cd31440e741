import { isNoun } from '#designer/instructions/tr/shape/nouns'
import { has, inCase, senseOf, type Piece } from '#designer/instructions/words/piece'

/** What stands between the thing that is spoken of and the verb: "başlığı … yap". */
export function becoming(body: Piece[], written: boolean): Piece[] {
  const as = body.findLastIndex((piece) => senseOf(piece, 'to', 'as'))
  const rest = as >= 0 ? body.slice(0, as) : body
  let start = rest.findIndex((piece) => isNoun(piece) && !inCase(piece, 'gen', 'loc'))
  // "Butonun üzerinde … yazsın".
  if (start < 0 && written) {
    start = rest.findLastIndex(isNoun)
    while (rest[start + 1] && has([rest[start + 1]], 'place')) start++
  }
  // "galeri başlığı": the last of a row of nouns is the thing itself.
  while (
    start >= 0 &&
    rest[start + 1] &&
    isNoun(rest[start + 1]) &&
    !inCase(rest[start], 'acc', 'dat')
  ) {
    start++
  }
  while (rest[start + 1] && isFiller(rest[start + 1])) start++
  if (start < 0) return as >= 0 ? rest : []
  return rest.slice(start + 1)
}

function isFiller(piece: Piece): boolean {
  return /^d[ae]$/.test(piece.tokens[0].low)
}
