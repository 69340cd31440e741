import { tellsOfPeople } from '#designer/instructions/en/remark'
import { isThing } from '#designer/instructions/en/shape/main_verb'
import {
  content,
  has,
  isMark,
  senseOf,
  unknown,
  type Piece,
} from '#designer/instructions/words/piece'
import { qualified, qualities } from '#designer/instructions/words/qualities'

const nouns =
  /^(?:list|call|show|open|place|name|link|type|state|cut|copy|text|bar|trim|fix|point|stand|go|offer|service|order|mention|lead|clear|drop|set|look)$/

// "Show me …", "list them": what only a verb has behind it.
const object = /^(?:me|us|it|them|this|that|these|those|the|a|an|our|my)$/

/** English: does a new wish begin here? */
export function opens(rest: Piece[], whole: Piece[], before: Piece[]): boolean {
  const said = rest.filter((piece) => !isFillerAhead(piece))
  const [first, second] = said
  const last = content(before).at(-1)
  if (!first || !last) return false
  // "The page should also have …": the verb before is still waiting for this.
  if (before.at(-1) === last && senseOf(last, 'verb') && !senseOf(last, 'part')) return false
  if (isOpen(before) && closing.test(first.tokens[0].low)) return false
  const verb = senseOf(first, 'verb')
  const free = inText(before)
  // "The name is wrong, should be …": of what was spoken of before.
  if (verb?.what === 'be' && has(before, 'verb', 'be')) return false
  if (verb && !(senseOf(first, 'small') && said.length === 1)) {
    const alone =
      nouns.test(first.tokens[0].low) &&
      (!second || content([second]).length === 0) &&
      !object.test(rest[rest.indexOf(first) + 1]?.tokens[0].low ?? '')
    if (isThing(said, 0)) return false
    return !alone && !(free && nouns.test(first.tokens[0].low))
  }
  if (senseOf(first, 'no'))
    return (
      !senseOf(first, 'no', 'not') || (second && senseOf(second, 'verb') !== undefined) || false
    )
  // "Leave the photos, just the headings in bold".
  const named = has(rest, 'part') || has(rest, 'section')
  if (has(before, 'verb', 'keep') && named && qualified(rest)) return true
  // "Black background, it's a cocktail bar": what the business is.
  if (isA(rest)) return true
  if (free) return false
  if (tellsOfPeople(rest)) return true
  // "Put the team under the menu and the map under the team".
  const placed = (pieces: Piece[]) => {
    const at = pieces.findIndex((piece) => senseOf(piece, 'place'))
    return at > 0 && has(pieces.slice(0, at), 'section')
  }
  if (placed(before) && placed(rest)) return true
  const told = statesFact(before) || (isDescribed(before) && !brings(before, rest))
  if (told && isDescribed(rest) && !has(rest, 'verb')) return true
  // "We are not a restaurant, we are a bar" is one statement.
  if (senseOf(first, 'own')) return !(has(before, 'own') && has(before, 'no', 'not'))
  if ((['be', 'remove', 'want', 'write'] as const).some((one) => has(said, 'verb', one))) {
    return (
      content(
        said.slice(
          0,
          said.findIndex((piece) => senseOf(piece, 'verb'))
        )
      ).length <= 4
    )
  }
  if (senseOf(first, 'degree')) {
    // "Navy please and the whole thing more elegant".
    if (has(before, 'color') && has(said.slice(1, 2), 'mood')) return true
    const next = qualities.filter((is) => has(said.slice(1, 2), is))
    const page = !has(before, 'section') && !has(before, 'part') && has(before, 'verb', 'make')
    if (page && next.length > 0 && !next.some((is) => has(before, is))) return true
    return !qualified(before)
  }
  // "The colours are too pale, stronger": what is wrong, and what it should be.
  if (before.some((piece) => piece.tokens[0].low === 'too') && qualified([first])) return true
  if (senseOf(first, 'fact') && !has(before, 'fact') && whole.length > 1) return has(before, 'verb')
  // "Make it blue, serif and more modern": another quality of the same page.
  const page = !has(before, 'section') && !has(before, 'part') && has(before, 'verb', 'make')
  const kinds = qualities.filter((is) => senseOf(first, is))
  if (page && kinds.length > 0 && !kinds.some((is) => has(before, is))) return true
  return qualified([first]) && !qualified(before) && (has(before, 'section') || has(before, 'part'))
}

// "Dark footer, light header", "logo bigger, phone number at the top", "the title bigger and the
// button green": a thing, and how or where it is to be.
function isDescribed(pieces: Piece[]): boolean {
  const named = (['section', 'part', 'fact'] as const).some((is) => has(pieces, is))
  const placed = (['top', 'bottom', 'up', 'down'] as const).some((at) => has(pieces, 'place', at))
  return named && (placed || qualified(pieces)) && unknown(pieces).length === 0
}

// "New phone 07700 900222".
const statesFact = (pieces: Piece[]) =>
  has(pieces, 'fact') &&
  !has(pieces, 'part') &&
  pieces.some(({ tokens: [token] }) => token.kind === 'value')

// "Add a big gallery and small reviews": the verb goes on behind the "and". A part cannot be added:
// "I want a bigger title and a green button" are two wishes.
function brings(before: Piece[], rest: Piece[]): boolean {
  const parts = has(before, 'part') && has(rest, 'part')
  const apart = parts ? /^(?:make|put|move|be|change|want)$/ : /^(?:make|put|move|be|change)$/
  return before.some(({ senses }) =>
    senses.some(({ is, what }) => is === 'verb' && !apart.test(what))
  )
}

const isA = ([it, next, ...others]: Piece[]) =>
  /^(?:its|it|this|were|we)$/.test(it?.tokens[0].low ?? '') &&
  /^(?:an?|not|is|are)$/.test(next?.tokens[0].low ?? '') &&
  others.length > 0

// "Open at 8, close at 6" is one day.
const closing = /^(?:close[sd]?|closing|shut|till|until)$/
const isOpen = (pieces: Piece[]) =>
  pieces.some(({ tokens }) => /^open/.test(tokens[0].low)) &&
  pieces.some(({ tokens }) => tokens[0].kind === 'value')

function isFillerAhead(piece: Piece): boolean {
  if (isMark(piece)) return true
  if (senseOf(piece, 'verb') || senseOf(piece, 'no') || senseOf(piece, 'own')) return false
  return (
    piece.senses.length > 0 &&
    piece.senses.every((s) => ['small', 'and', 'next', 'it'].includes(s.is))
  )
}

// "Change the title to Bread, cakes and …": free words that a comma does not end.
function inText(before: Piece[]): boolean {
  const to = before.findIndex(
    (piece) => senseOf(piece, 'to') || isMark(piece, ':') || senseOf(piece, 'verb', 'write')
  )
  return (
    to >= 0 &&
    before
      .slice(to + 1)
      .some((piece) => piece.senses.length === 0 && piece.tokens[0].kind !== 'quote')
  )
}

const imperative = /^(?:use|make|add|remove|delete|put|change|move)$/
const leading =
  /^(?:to|and|the|a|an|no|not|dont|we|i|you|they|people|can|could|should|would|will|please|lets|or|just|also|then)$/

/** Does a new wish begin here, with no comma before it: "… is lame try something else"? */
export function opensUnmarked(before: Piece[], pieces: Piece[], at: number): boolean {
  const previous = before.at(-1)
  const [piece, next] = pieces.slice(at)
  if (!previous || !next || isMark(previous) || inText(before)) return false
  const [token] = piece.tokens
  const word = previous.tokens.at(-1)!.low
  const takes = token.low === 'take' && /^(?:it|them|that|this)$/.test(next.tokens[0].low)
  if (takes || imperative.test(token.low))
    return (
      senseOf(piece, 'verb') !== undefined &&
      (has(before, 'verb') || has(before, 'no', 'not')) &&
      !senseOf(previous, 'verb') &&
      !leading.test(word) &&
      content(before).some((one) => !senseOf(one, 'verb'))
    )
  // "Dark background white text".
  const thing = (one: Piece) =>
    !!(senseOf(one, 'part') ?? senseOf(one, 'section') ?? senseOf(one, 'thing'))
  const looks = (['size', 'color', 'shade'] as const).some((is) => senseOf(piece, is))
  const shown = (['size', 'color', 'shade'] as const).some((is) => has(before, is))
  return looks && shown && thing(previous) && thing(next) && !has(before, 'verb')
}
