import { toldIn } from '#planning/designers/builtin/instructions/en/told'
import { mainVerb, verbAt } from '#planning/designers/builtin/instructions/en/main_verb'
import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import type { Verb } from '#planning/designers/builtin/instructions/sense'
import {
  content,
  emptyShape,
  has,
  isMark,
  quoteIn,
  senseOf,
  typed,
  type Shape,
} from '#planning/designers/builtin/instructions/stretch'

// "Take the map out" removes; "set the list out in a grid" and "show them off" do not.
const parting =
  /^(?:take|takes|taking|taken|leave|leaving|keep|keeping|get|getting|turn|turning|switch|move|moving|pull|push|put|bring|shift)$/

/** Verb, object, and what stands behind "to", "in", "before"…: English keeps them in that order. */
export function shapeOf(pieces: Piece[], text: string): Shape {
  const shape = emptyShape()
  const at = mainVerb(pieces)
  const before = at < 0 ? [] : pieces.slice(0, at)
  let after = at < 0 ? pieces : pieces.slice(at + 1)
  // "Instead of green use navy".
  if (before.length > 0 && senseOf(before[0], 'instead')) shape.instead = before.splice(0)
  shape.verb = at < 0 ? undefined : verbAt(pieces, at)
  deny(shape, pieces, at)
  shape.told = toldIn(pieces, text)
  // "Go lighter", "can we go green".
  const looks = (['color', 'shade', 'mood', 'tone', 'font_class'] as const).some((is) =>
    has(after, is)
  )
  if (shape.verb === 'move' && looks && /^(?:go|going)$/.test(pieces[at].tokens[0].low)) {
    shape.verb = content(before).length > 0 ? shape.verb : 'make'
  }
  // "Cut the text down".
  const down = after.findIndex(
    (piece, index) => piece.tokens[0].low === 'down' || halved.test(typed(text, after.slice(index)))
  )
  if (down > 0 && /^(?:cut|trim|pare|slim)$/.test(pieces[at]?.tokens[0].low ?? '')) {
    shape.verb = 'shorten'
    after =
      after[down].tokens[0].low === 'down'
        ? after.filter((_, index) => index !== down)
        : after.slice(0, down)
  }

  if (shape.verb === 'be' || shape.verb === 'write') {
    const rest = after
    const places = split(shape, rest)
    shape.object = content(before).length > 0 ? behindVerb(before) : []
    shape.to = shape.to.length > 0 ? shape.to : places
    shape.value = valueIn(
      text,
      shape.verb === 'write' ? afterMark(rest) : afterMark(shape.to),
      pieces
    )
    return shape
  }
  // "Take it down" and nowhere else.
  const [it, low, ...more] = after
  const lowered = it && low?.tokens[0].low === 'down' && more.length === 0
  if (lowered && senseOf(it, 'it') && /^tak/.test(pieces[at]?.tokens[0].low ?? '')) {
    shape.verb = 'remove'
    after = [it]
  }
  const particle = after.find((piece) => senseOf(piece, 'particle') && !senseOf(piece, 'place'))
  if (particle && parting.test(pieces[at]?.tokens[0].low ?? '')) {
    shape.verb = senseOf(particle, 'particle')!.what as Verb
    const out = after.indexOf(particle)
    shape.around = after.slice(out + 1)
    after = after.slice(0, out)
  }
  shape.object = split(shape, after)
  // "The pictures should be shown side by side".
  if (/^(?:shown|displayed|arranged|placed|listed|set)$/.test(pieces[at]?.tokens[0].low ?? ''))
    shape.object = [...(has(before, 'verb', 'be') ? behindVerb(before) : []), ...shape.object]
  // "Should go" takes out, "should go to the top" moves.
  if (
    shape.verb === 'remove' &&
    shape.at &&
    /go(?:es)?$/.test(pieces[at]?.tokens.at(-1)!.low ?? '')
  )
    shape.verb = 'move'
  // "It should go to our booking page" takes nothing out.
  if (
    shape.verb === 'remove' &&
    content(shape.to).length > 0 &&
    /go(?:es)?$/.test(pieces[at]?.tokens.at(-1)!.low ?? '')
  )
    shape.verb = 'link'
  // "The gallery should be removed": what it is about stood in front.
  const gone = shape.verb === 'remove' && goes.test(pieces[at]?.tokens.at(-1)!.low ?? '')
  if ((gone || content(shape.object).length === 0) && content(behindVerb(before)).length > 0) {
    shape.object = behindVerb(before)
  }
  shape.value = valueIn(text, afterMark(shape.to), pieces)
  return shape
}

// "The lamb is gone" names it in front.
const goes = /^(?:gone|go|goes|away|disappear|off)$/
// "Cut it in half".
const halved = /^(?:in half|by half|back|short|to (?:a|one|two|three|half)\b)/i
function deny(shape: Shape, pieces: Piece[], at: number) {
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

/** Takes "to …", "in …", places and "instead of …" out of `pieces` and returns the rest. */
function split(shape: Shape, pieces: Piece[]): Piece[] {
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

function behindVerb(before: Piece[]): Piece[] {
  const last = before.findLastIndex(
    (piece) =>
      senseOf(piece, 'verb') &&
      !senseOf(piece, 'part') &&
      !senseOf(piece, 'section') &&
      !senseOf(piece, 'fact')
  )
  const own = before.slice(last + 1)
  return content(own).length > 0 ? own : before.filter((piece) => !senseOf(piece, 'verb'))
}

function afterMark(pieces: Piece[]): Piece[] {
  const mark = pieces.findIndex((piece) => isMark(piece, ':'))
  return pieces.slice(mark + 1)
}

// "… say Book instead of Call".
const ending = /\s+(?:instead of|rather than)\s+.+$/i
// "… to Fresh bread please".
const politeEnd =
  /(?:[\s,]+(?:please|pls|plz|thanks|thank you|thx|ta|cheers|instead|everywhere|throughout|if possible))+$/

function valueIn(text: string, to: Piece[], pieces: Piece[]): string | undefined {
  const quote = quoteIn(to) ?? quoteIn(pieces)
  return (
    quote ??
    (typed(text, to)
      .replace(/[\s,;]+$/, '')
      .replace(ending, '')
      .replace(politeEnd, '') ||
      undefined)
  )
}
