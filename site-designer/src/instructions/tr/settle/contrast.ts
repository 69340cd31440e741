import { isNoun } from '#designer/instructions/tr/shape/nouns'
import { content, isMark, senseOf, type Piece } from '#designer/instructions/words/piece'
import type { Category } from '#designer/instructions/words/sense'

/** "Liste olsun, ızgara değil", "koyu değil, açık olsun": what it is not to be, said for clearness. */
export function withoutContrast(pieces: Piece[]): Piece[] {
  const not = pieces.findIndex((piece) => senseOf(piece, 'no', 'not'))
  const refused = content(pieces.slice(0, Math.max(0, not)))
  const wished = pieces.slice(not + 1)
  const instead = refused.some((one) => wished.some((other) => isAlike(one, other)))
  if (not > 0 && refused.length <= 2 && instead && refused.every(isQuality)) return wished
  // "Hizmetleri değil, yorumları kaldırın".
  const other = content(wished).find((piece) => senseOf(piece, 'section') ?? senseOf(piece, 'part'))
  if (not > 0 && refused.length === 1 && other && isNoun(refused[0]) && hasVerb(wished))
    return wished
  const said = pieces.findLastIndex((piece) => !isMark(piece))
  if (said < 1 || !senseOf(pieces[said], 'no', 'not')) return pieces
  const from = pieces.findLastIndex((piece, at) => at < said && ends(piece))
  const against = content(pieces.slice(from + 1, said))
  const rest = pieces.slice(0, from + 1)
  // "Erkek berberi, kuaför değil" tells what the business is, and by what it is not.
  const bare = rest.every((piece) => isMark(piece) || piece.senses.length === 0)
  const whatItIs =
    bare && !/[dt][ae]$/.test(rest.findLast((piece) => !isMark(piece))?.tokens[0].low ?? '')
  const small = !whatItIs && against.length <= 3 && content(rest).length > 0
  return small ? rest : pieces
}

const hasVerb = (pieces: Piece[]) => pieces.some((piece) => senseOf(piece, 'verb'))

function ends(piece: Piece): boolean {
  return isMark(piece, ',') || senseOf(piece, 'verb') !== undefined
}

const qualities: Category[] = [
  'shade',
  'layout',
  'mood',
  'size',
  'weight',
  'align',
  'corner',
  'tone',
]

function isQuality(piece: Piece): boolean {
  return qualities.some((is) => senseOf(piece, is))
}

function isAlike(one: Piece, other: Piece): boolean {
  return qualities.some((is) => senseOf(one, is) && senseOf(other, is))
}
