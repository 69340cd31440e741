import type { Shape } from '#designer/instructions/stretch'
import { content, has, isMark, senseOf, type Piece } from '#designer/instructions/words/piece'

/** What "no", "not" and "I don’t want" make of the verb: a removal, or that it is not to be done. */
export function deny(shape: Shape, pieces: Piece[], at: number) {
  const lead = pieces.slice(0, at < 0 ? pieces.length : at + 1)
  const none = has(lead, 'no', 'none')
  const not = lead.some(
    (piece, index) => senseOf(piece, 'no', 'not') && !(at < 0 && parts(pieces, index))
  )
  const no = (at < 0 ? pieces : lead).some((piece) => isNo(piece, pieces)) || noObject(pieces, at)
  if (none && (shape.verb === undefined || shape.verb === 'want' || shape.verb === 'be')) {
    shape.verb = 'remove'
  } else if (none || not) {
    shape.denied = true
  } else if (no && (shape.verb === undefined || ['want', 'be', 'add'].includes(shape.verb))) {
    shape.verb = 'remove'
  } else if (shape.verb === undefined && has(pieces, 'no', 'none')) shape.verb = 'remove'
}

// "A list not a grid": the one and not the other, and nothing is denied.
function parts(pieces: Piece[], at: number): boolean {
  return content(pieces.slice(0, at)).length > 1 && content(pieces.slice(at + 1)).length > 0
}

// "No: 12" is a number.
function isNo(piece: Piece, pieces: Piece[]): boolean {
  const next = pieces[pieces.indexOf(piece) + 1]
  return (
    senseOf(piece, 'no', 'no') !== undefined &&
    !(next && (isMark(next) || next.tokens[0].kind === 'value'))
  )
}

// "We want no gallery", "make it without prices".
function noObject(pieces: Piece[], at: number): boolean {
  const next = pieces.slice(at + 1).find((piece) => !senseOf(piece, 'it'))
  return next !== undefined && senseOf(next, 'no', 'no') !== undefined
}
