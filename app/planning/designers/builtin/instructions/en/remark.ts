import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import type { Category } from '#planning/designers/builtin/instructions/sense'
import { content, has, isMark, senseOf } from '#planning/designers/builtin/instructions/stretch'

const people =
  /^(?:people|ppl|folk|folks|they|theyre|you|u|nobody|noone|everyone|everybody|someone|customers|clients|guests|visitors|patients|parents|couples|families|kids|children|neighbours|students|pupils|members|tourists|brides|he|she|youve|youre)$/
const wishing =
  /^(?:should|must|could|can|would|please|pls|plz|need|needs|want|wants|prefer|lets|missing)$/

/** A new sentence begins that tells of people: "…, people just ring us". */
export function tellsOfPeople(pieces: Piece[]): boolean {
  return pieces.length > 2 && people.test(pieces[0].tokens[0].low)
}

/**
 * "It looks cheap", "people just ring me", "I don't like the blue": it says how things are, and
 * asks for nothing itself. Beside a wish it is the reason for it.
 */
export function isReason(pieces: Piece[]): boolean {
  if (has(pieces, 'no', 'none')) return dislikes(pieces)
  const words = pieces.flatMap((piece) => piece.tokens.map((token) => token.low))
  if (/^(?:which|who|whom|whose)$/.test(words[0])) return true
  const told =
    people.test(words[0]) && !words.some((word) => /^(?:should|must|could|can)$/.test(word))
  if (told || saysNothing(pieces)) return true
  if (words.some((word) => wishing.test(word))) return false
  const [first] = pieces
  if (senseOf(first, 'own') || senseOf(first, 'it') || people.test(words[0])) return true
  const be = pieces.findIndex((piece) => senseOf(piece, 'verb', 'be'))
  return be > 0 && !pieces.slice(0, be).some((piece) => senseOf(piece, 'verb', 'make'))
}

const known: Category[] = [
  'section',
  'part',
  'thing',
  'fact',
  'color',
  'shade',
  'tone',
  'size',
  'mood',
  'layout',
  'font',
  'corner',
  'length',
  'beyond',
  'place',
]

/** Nothing of it is anything that a page has, and nothing is to be done. */
function saysNothing(pieces: Piece[]): boolean {
  return pieces.every(({ senses, tokens: [token] }) => {
    const does = senses.some(({ is, what }) => is === 'verb' && what !== 'be' && what !== 'want')
    return (
      !does &&
      token.kind !== 'value' &&
      token.kind !== 'quote' &&
      !senses.some(({ is }) => known.includes(is))
    )
  })
}

/** "I don't like", "I hate": what is wrong, and nothing of what should be. */
export function dislikes(pieces: Piece[]): boolean {
  return pieces.some(
    (piece) =>
      (senseOf(piece, 'no', 'none') &&
        /^(?:like|dislike|hate|sick|tired|care)$/.test(piece.tokens.at(-1)!.low)) ||
      /^(?:sick|tired)$/.test(piece.tokens[0].low)
  )
}

const able = /^(?:can|could|will|would|know|knows|get|gets|see|sees|have|dont|do|is|are|think)$/

/** "…, so couples can compare them": where the reason begins. "So make it calmer" is a wish. */
export function reasonAt(pieces: Piece[]): number {
  return pieces.findIndex((piece, at) => {
    if (at === 0) return false
    if (senseOf(piece, 'because')) return true
    const next = pieces[at + 1]
    if (piece.tokens[0].low !== 'so' || !next || senseOf(next, 'verb')) return false
    return pieces.slice(at + 2).some((later) => able.test(later.tokens[0].low))
  })
}

/** "… 12 not 15", "a list and not a grid": where what is not meant begins. */
export function contrastAt(pieces: Piece[]): number {
  return pieces.findIndex((piece, at) => {
    const behind = pieces.slice(at + 1)
    const before = pieces[at - 1]
    return (
      piece.tokens[0].low === 'not' &&
      before !== undefined &&
      !senseOf(before, 'verb') &&
      content(pieces.slice(0, at)).length > 0 &&
      behind.some((one) => !isMark(one)) &&
      !has(behind, 'verb') &&
      !has(behind, 'degree')
    )
  })
}
