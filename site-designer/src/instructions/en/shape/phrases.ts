import type { Shape } from '#designer/instructions/stretch'
import { content, has, isMark, senseOf, type Piece } from '#designer/instructions/words/piece'

/** Takes "to …", "in …", places and "instead of …" out of `pieces` and returns the rest. */
export function split(shape: Shape, pieces: Piece[]): Piece[] {
  const rest: Piece[] = []
  let into = rest
  pieces.forEach((piece, index) => {
    const place = senseOf(piece, 'place')
    const next = pieces[index + 1]
    // "Use this for the text: …": the mark says where the words begin.
    if (isMark(piece, ':') && into === shape.to && (has(into, 'part') || has(into, 'section'))) {
      rest.push(...shape.to)
      into = shape.to = []
    } else if (
      isMark(piece, ':') ||
      (senseOf(piece, 'to') && into !== shape.to && !inPhrase(piece))
    ) {
      into = shape.to
    } else if (into === shape.to && isText(shape.to)) {
      into.push(piece)
    } else if (place && isPlace(piece, pieces.slice(index + 1), shape)) {
      const than: Piece[] = []
      shape.at = { where: place.what, than }
      if (place.what === 'before' || place.what === 'after') into = than
    } else if (senseOf(piece, 'instead') && next) into = shape.instead
    else if (senseOf(piece, 'from') || senseOf(piece, 'in')) {
      if (into !== shape.to) into = shape.around
      else into.push(piece)
    } else into.push(piece)
  })
  return rest
}

// Behind "to" free words begin a text; nothing in it is a place or a preposition any more.
function isText(to: Piece[]): boolean {
  return to.some((piece) => piece.senses.length === 0)
}

function inPhrase(piece: Piece): boolean {
  return senseOf(piece, 'place') !== undefined
}

function isPlace(piece: Piece, rest: Piece[], shape: Shape): boolean {
  const [next] = rest
  const order = senseOf(piece, 'nth')
  const named = next && content([next]).length > 0 && !senseOf(next, 'place')
  const where = senseOf(piece, 'place')!.what
  if (order && named) return false
  if (where === 'before' || where === 'after') return next !== undefined
  if (where === 'up' || where === 'down')
    return ['move', 'put', 'be', 'want', 'make'].includes(shape.verb ?? '')
  return shape.verb !== undefined || !order || content(rest).length === 0
}
