import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import type { Category, Sense } from '#planning/designers/builtin/instructions/sense'
import { content, has, isMark, senseOf } from '#planning/designers/builtin/instructions/stretch'

/** Words that are two things in Turkish, each settled by the word beside it. */
export function settled(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    const before = pieces[at - 1]
    const after = pieces[at + 1]
    const becomes =
      after !== undefined &&
      (has([after], 'verb', 'be') || has([after], 'verb', 'make') || has([after], 'no', 'none'))
    // "Bu kadar resmi olmasın" is formal; "resmi sil" is the picture.
    if (senseOf(piece, 'mood') && senseOf(piece, 'part')) {
      return becomes || (before && has([before], 'degree')) ? without(piece, 'part') : piece
    }
    // "Liste yapın" says how, "listeyi kısalt" says what.
    const bare = senseOf(piece, 'layout') && senseOf(piece, 'part', 'list')
    if (bare && becomes && !senseOf(piece, 'part')!.case) return without(piece, 'part')
    return piece
  })
}

/** "Liste olsun, ızgara değil": what it is not to be is said for clearness, at the end. */
export function withoutContrast(pieces: Piece[]): Piece[] {
  const said = pieces.findLastIndex((piece) => !isMark(piece))
  if (said < 1 || !senseOf(pieces[said], 'no', 'not')) return pieces
  const from = pieces.findLastIndex((piece, at) => at < said && ends(piece))
  const against = content(pieces.slice(from + 1, said))
  const rest = pieces.slice(0, from + 1)
  const small = against.length > 0 && against.length <= 3 && content(rest).length > 0
  return small ? rest : pieces
}

function ends(piece: Piece): boolean {
  return isMark(piece, ',') || senseOf(piece, 'verb') !== undefined
}

function without(piece: Piece, is: Category): Piece {
  return { ...piece, senses: piece.senses.filter((sense: Sense) => sense.is !== is) }
}
