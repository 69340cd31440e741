import type { Shape } from '#designer/instructions/stretch'
import { isNoun } from '#designer/instructions/tr/shape/nouns'
import { isComplaint } from '#designer/instructions/words/complaint'
import { content, inCase, quoteIn, senseOf, type Piece } from '#designer/instructions/words/piece'

/** Takes "galerinin altına", "en üste", "yukarı" out of the body. */
export function place(shape: Shape, body: Piece[], pieces: Piece[]) {
  for (let at = body.length - 1; at >= 0; at--) {
    const sense = senseOf(body[at], 'place')
    if (!sense) continue
    const relative = sense.what === 'before' || sense.what === 'after'
    const first = body.slice(0, at).every((piece) => senseOf(piece, 'small'))
    if (relative && first && isBeside(body[at])) {
      shape.at = { where: sense.what, than: [] }
      body.splice(at, 1)
      return
    }
    if (!relative) {
      if (!isPlace(body, at, shape)) continue
      shape.at = { where: placed(pieces, body[at], sense.what), than: [] }
      body.splice(at, 1)
      return
    }
    const from = thanFrom(body, at)
    // "Piyano dersinin yanına": beside something that is no section.
    if (
      from === at &&
      relative &&
      body[at - 1]?.senses.length === 0 &&
      /[iu]n$/.test(body[at - 1].tokens[0].low)
    ) {
      const start = body.findLastIndex((piece, index) => index < at && piece.senses.length > 0) + 1
      shape.at = { where: sense.what, than: body.slice(start, at) }
      body.splice(start, at - start + 1)
      return
    }
    if (from === at) continue
    // "Düğmenin üzerinde … yazsın" is the button's own.
    const on = quoteIn(pieces) ?? /nd[ae]$/.test(body[at].tokens.at(-1)!.low)
    if (shape.verb === 'write' && senseOf(body[at - 1], 'part') && on) continue
    shape.at = { where: sense.what, than: body.slice(from, at) }
    body.splice(from, at - from + 1)
    return
  }
  // "Önce menüyü görsünler": first of all.
  const first = body.findIndex((piece) => piece.tokens[0].low === 'once')
  const after = body[first + 1]
  if (first < 0 || !after || !senseOf(after, 'section') || !/^(?:put|move)$/.test(shape.verb ?? ''))
    return
  shape.at = { where: 'top', than: [] }
  body.splice(first, 1)
}

// "Çok aşağıda kalmış": it is to go the other way.
function placed(pieces: Piece[], piece: Piece, where: string): string {
  const low = piece.tokens.at(-1)!.low
  const at = pieces.indexOf(piece)
  const there = /[dt][ae]$/.test(low)
  if (!there || !(isComplaint(pieces, at) || piece.tokens[0].low === 'cok')) return where
  return where === 'down' || where === 'bottom' ? 'up' : 'down'
}

// "Ardına", "altına" of what was spoken of before.
function isBeside(piece: Piece): boolean {
  return /^(?:ardina|arkasina|altina|ustune|yanina|pesine|onune|sonrasina)$/.test(
    piece.tokens[0].low
  )
}

function isPlace(body: Piece[], at: number, shape: Shape): boolean {
  const next = body[at + 1]
  const named = next && content([next]).some((piece) => isNoun(piece) || piece.senses.length === 0)
  if (senseOf(body[at], 'nth') && named) return false
  if (senseOf(body[at], 'align')) return false
  // "Alt taraf lacivert" is the footer.
  const end = senseOf(body[at], 'section')
  if (end && !['dat', 'loc'].includes(end.case ?? '')) return false
  // "En alttaki" says which one.
  if (/[dt][ae]ki(?:n[iu]|l[ae]r[iu]?)?$/.test(body[at].tokens.at(-1)!.low)) return false
  return shape.verb !== undefined || !named
}

// The noun phrase right before "altına", "-den sonra": back to the one that stands in another case.
function thanFrom(body: Piece[], at: number): number {
  let from = at
  for (let index = at - 1; index >= 0; index--) {
    const piece = body[index]
    if (senseOf(piece, 'section') || senseOf(piece, 'thing') || senseOf(piece, 'part')) {
      if (
        from < at &&
        !inCase(piece, 'gen') &&
        !senseOf(body[from], 'thing', 'section') &&
        !senseOf(body[from], 'and')
      )
        break
      from = index
    } else if (from === at && senseOf(piece, 'small', 'please')) continue
    else if (senseOf(piece, 'and') && /^aras/.test(body[at].tokens[0].low)) from = index
    else if (!senseOf(piece, 'nth')) break
    else from = index
  }
  return from
}
