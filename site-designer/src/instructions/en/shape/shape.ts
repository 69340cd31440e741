import { deny } from '#designer/instructions/en/shape/denial'
import { mainVerb, verbAt } from '#designer/instructions/en/shape/main_verb'
import { split } from '#designer/instructions/en/shape/phrases'
import { toldIn } from '#designer/instructions/en/shape/told'
import { afterMark, valueIn } from '#designer/instructions/en/shape/value'
import { emptyShape, type Shape } from '#designer/instructions/stretch'
import { content, has, senseOf, typed, type Piece } from '#designer/instructions/words/piece'
import type { Verb } from '#designer/instructions/words/sense'

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
