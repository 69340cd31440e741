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

const article = /^(?:the|a|an|our|my|your|some|any|no|each|every)$/
const weak: Verb[] = ['want', 'be', 'make', 'keep']
// Words that name a thing as often as they say what to do: "the last link", "a kids cut".
const alsoNouns =
  /^(?:cut|drop|bin|list|place|show|call|link|links|point|trim|type|state|order|stand|copy|open|swap|trade|display|try|lead)$/
// "Take the map out" removes; "set the list out in a grid" and "show them off" do not.
const parting =
  /^(?:take|takes|taking|taken|leave|leaving|keep|keeping|get|getting|turn|turning|switch|move|moving|pull|push|put|bring|shift)$/
const carried: Verb[] = ['write', 'link', 'rename', 'move', 'remove', 'add', 'shorten', 'replace']

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
  const down = after.findIndex((piece) => piece.tokens[0].low === 'down')
  if (down > 0 && /^(?:cut|trim|pare|slim)$/.test(pieces[at]?.tokens[0].low ?? '')) {
    shape.verb = 'shorten'
    after = after.filter((_, index) => index !== down)
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
  const particle = after.find((piece) => senseOf(piece, 'particle') && !senseOf(piece, 'place'))
  if (particle && parting.test(pieces[at]?.tokens[0].low ?? '')) {
    shape.verb = senseOf(particle, 'particle')!.what as Verb
    const out = after.indexOf(particle)
    shape.around = after.slice(out + 1)
    after = after.slice(0, out)
  }
  shape.object = split(shape, after)
  // "Should go" takes out, "should go to the top" moves.
  if (shape.verb === 'remove' && shape.at && /go(?:es)?$/.test(pieces[at].tokens.at(-1)!.low))
    shape.verb = 'move'
  // "The gallery should be removed": what it is about stood in front.
  if (content(shape.object).length === 0 && content(behindVerb(before)).length > 0) {
    shape.object = behindVerb(before)
  }
  shape.value = valueIn(text, afterMark(shape.to), pieces)
  return shape
}

const telling = /^(?:mention|say|saying|says|state|stating|write|add|explain|know|clear|note)$/

// "Put a sentence about parking: …", "tell people we speak Polish".
const writing =
  /^(?:please\s+|can you\s+|could you\s+)*(?:(?:add|put|write|say|mention|include)\b[^:"“]*\b(?:sentence|line|something|note|paragraph)\b[^:"“]*:|(?:tell|let) (?:people|customers|visitors|guests)(?: know)?(?! to\b)(?: that)?)\s*(.+)$/is

// "Mention that dogs are welcome": a whole sentence of its own behind "that".
function toldIn(pieces: Piece[], text: string): string | undefined {
  const written = writing.exec(text)?.[1]
  if (written && written.split(' ').length > 2) return sentence(written)
  const that = pieces.findIndex(
    (piece, at) =>
      at > 0 && piece.tokens[0].low === 'that' && telling.test(pieces[at - 1].tokens.at(-1)!.low)
  )
  const said = pieces.slice(that + 1)
  if (that < 0 || said.length < 3) return undefined
  return sentence(typed(text, said))
}

function sentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

function isVerb(pieces: Piece[], at: number): Verb | undefined {
  const verb = senseOf(pieces[at], 'verb')?.what as Verb | undefined
  if (!verb) return undefined
  const previous = pieces[at - 1]?.tokens.at(-1)?.low ?? ''
  const noun = article.test(previous) && verb !== 'be' && verb !== 'want'
  return noun || isNoun(pieces, at) ? undefined : verb
}

// Behind "last", "order" or a word nobody knows, such a word is what they speak of.
function isNoun(pieces: Piece[], at: number): boolean {
  const previous = pieces[at - 1]
  if (!previous || isMark(previous) || !alsoNouns.test(pieces[at].tokens[0].low)) return false
  if (pieces[at].tokens.length > 1) return false
  return previous.senses.length === 0
    ? previous.tokens[0].kind === 'word'
    : (['nth', 'part', 'section', 'color'] as const).some((is) => senseOf(previous, is))
}

function verbAt(pieces: Piece[], at: number): Verb {
  return senseOf(pieces[at], 'verb')!.what as Verb
}

// "I want the title to say …": the verb that matters stands behind the weak one.
function mainVerb(pieces: Piece[]): number {
  // "Title: Bread worth making": what stands behind the mark is a text.
  const mark = pieces.findIndex((piece) => isMark(piece, ':'))
  const named = mark > 0 && has(pieces.slice(0, mark), 'part')
  const spoken = named ? pieces.slice(0, mark) : pieces
  const verbs = spoken.flatMap((_, at) => (isVerb(pieces, at) ? [at] : []))
  let main = verbs[0] ?? -1
  for (const at of verbs.slice(1)) {
    const now = verbAt(pieces, main)
    const next = verbAt(pieces, at)
    if (!weak.includes(now)) break
    if (pieces.slice(main + 1, at).some((piece) => isMark(piece, ':'))) break
    // "Keep it where it is".
    if (now === 'keep' && next === 'be') break
    if (now === 'make' ? carried.includes(next) : next !== 'want' || now === 'be') main = at
    else break
  }
  return main
}

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
  /(?:[\s,]+(?:please|pls|plz|thanks|thank you|thx|ta|cheers|instead|if possible))+$/

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
