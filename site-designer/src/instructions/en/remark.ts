import { content, has, isMark, senseOf, type Piece } from '#designer/instructions/words/piece'
import type { Category } from '#designer/instructions/words/sense'

const people =
  /^(?:people|ppl|folk|folks|they|theyre|you|u|nobody|noone|everyone|everybody|someone|customers|clients|guests|visitors|patients|parents|couples|families|kids|children|neighbours|students|pupils|members|tourists|brides|he|she|youve|youre)$/
const wishing =
  /^(?:should|must|could|can|may|would|please|pls|plz|need|needs|want|wants|prefer|lets|missing)$/

/** A new sentence begins that tells of people: "…, people just ring us". */
export function tellsOfPeople(pieces: Piece[]): boolean {
  const [first, number] = pieces
  // "…, there's six of us".
  const many = /^theres$/.test(first?.tokens[0].low ?? '') && number?.senses.length === 0
  return many || (pieces.length > 2 && people.test(first.tokens[0].low))
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
  // "… but the site says Ballinasloe", "the landline got cut off".
  if (words[0] === 'theres' || words.some((word) => happened.test(word))) return true
  const [first] = pieces
  if (senseOf(first, 'own') || senseOf(first, 'it') || people.test(words[0])) return true
  const be = pieces.findIndex((piece) => senseOf(piece, 'verb', 'be'))
  return be > 0 && !pieces.slice(0, be).some((piece) => senseOf(piece, 'verb', 'make'))
}

const happened =
  /^(?:says|said|got|broke|broken|left|retired|cracked|died|burnt|closed|stopped|expired|lost|came|ran|went|gave|hasnt|havent)$/

const reported = [
  /^(?:but )?(?:the|your|this|my) (?:web ?)?(?:site|page|text) (?:still |currently |now )?(?:says|said|has) (?!.*\b(?:should|must|needs)\b)/i,
  /^(?:we|i) used to\b|^(?:our|my|the) (?:old|former|previous) [a-z ]+ was\b/i,
  /^(?:an?|one|some|my) (?:customers?|clients?|guests?|lady|man|woman|friend|neighbour|wife|husband) .*\b(?:complained|asked|said|told|thinks?|says)\b/i,
  /\b(?:prices?|hours|times) (?:might|may|could) (?:go|change|rise)\b|\b(?:second|other|new) (?:branch|shop|site) .*\bnext\b/i,
]

/** "The site says we are in Leeds", "we used to be in Bath": how it was or will be, and not how it is. */
export const isReported = (text: string) => reported.some((pattern) => pattern.test(text))

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

const able =
  /^(?:can|could|will|would|know|knows|get|gets|see|sees|have|dont|do|is|are|think|itself|themselves|automatically)$/

/** "…, so couples can compare them": where the reason begins. "So make it calmer" is a wish. */
export function reasonAt(pieces: Piece[]): number {
  return pieces.findIndex((piece, at) => {
    if (at === 0) return false
    if (senseOf(piece, 'because')) return true
    const next = pieces[at + 1]
    // "… so builders can download them" says what it is for.
    if (pieces.slice(at).some(({ tokens }) => tokens.some(({ low }) => /^download/.test(low))))
      return false
    if (piece.tokens[0].low !== 'so' || !next || senseOf(next, 'verb')) return false
    return pieces.slice(at + 2).some((later) => able.test(later.tokens[0].low))
  })
}

const felt: Category[] = ['mood', 'color', 'shade', 'tone']

/** "As calm as the yoga room", "black like our taxis": where what it is like begins. */
export function likenessAt(pieces: Piece[]): number {
  return pieces.findIndex((piece, at) => {
    const before = pieces.slice(0, at)
    const { low } = piece.tokens[0]
    const said = felt.some((is) => has(before, is))
    if (!said || pieces.length - at < 2) return false
    if (low === 'like') return /^(?:our|my|the|an?)$/.test(next(pieces, at))
    return low === 'as' && before.some((one) => one.tokens[0].low === 'as')
  })
}

const next = (pieces: Piece[], at: number) =>
  pieces[at].tokens[1]?.low ?? pieces[at + 1]?.tokens[0].low ?? ''

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
