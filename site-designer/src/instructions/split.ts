import { opens, opensUnmarked } from '#designer/instructions/en/opens'
import { closes } from '#designer/instructions/tr/closes'
import { has, isMark, senseOf, type Piece } from '#designer/instructions/words/piece'
import type { Token } from '#designer/instructions/words/tokens'

export interface Sentence {
  tokens: Token[]
  asked: boolean
}

const longest = 120
const shortForms =
  /^(?:no|st|dr|mr|mrs|ms|av|ave|rd|blvd|cad|sok|sk|mah|apt|bulv|tel|ltd|approx|vs|est|e|g|a|p|m)$/

/** Sentences and lines. A full stop inside a figure, an address or "No. 5" ends nothing. */
export function sentencesIn(tokens: Token[], text: string): Sentence[] {
  const sentences: Sentence[] = [{ tokens: [], asked: false }]
  tokens.forEach((token, at) => {
    const now = sentences.at(-1)!
    const ends =
      token.kind === 'mark' &&
      /[.!?…;\n]/.test(token.text) &&
      (token.text !== '.' || endsAt(tokens, at, text))
    const bullet = token.kind === 'mark' && /[-*•–—]/.test(token.text) && now.tokens.length === 0
    if (ends) {
      if (now.tokens.length > 0) {
        now.asked = token.text === '?'
        sentences.push({ tokens: [], asked: false })
      } else if (token.text === '?' && sentences.length > 1) sentences.at(-2)!.asked = true
    } else if (!bullet) {
      // Nobody writes such sentences; work grows with the square of their length.
      if (now.tokens.length >= longest) sentences.push({ tokens: [token], asked: false })
      else now.tokens.push(token)
    }
  })
  return sentences.filter((sentence) => sentence.tokens.some((token) => token.kind !== 'mark'))
}

function endsAt(tokens: Token[], at: number, text: string): boolean {
  const after = text[tokens[at].to]
  if (after !== undefined && !/\s/.test(after)) return false
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  if (!before || !next) return true
  if (shortForms.test(before.low) && before.to === tokens[at].from && before.low.length > 1) {
    return false
  }
  // "12. Sok. No 3".
  if (before.kind === 'value' && /^(?:sok|sokak|sk|cad|cadde|cd|mah)/.test(next.low)) return false
  // "2. buton" is the second one.
  return !(before.kind === 'value' && /^\d$/.test(before.text) && /^\p{Ll}/u.test(next.text))
}

/**
 * A sentence as separate wishes. It is parted where what follows begins a wish (English) or what
 * stands before ends one (Turkish); a list and a text with commas stay together.
 */
export function wishesIn(pieces: Piece[], language: 'en' | 'tr'): Piece[][] {
  const wishes: Piece[][] = [[]]
  let at = 0
  while (at < pieces.length) {
    const now = wishes.at(-1)!
    let next = at
    while (next < pieces.length && isBoundary(pieces[next])) next++
    const rest = pieces.slice(next, nextBoundary(pieces, next))
    const parted =
      now.length > 0 &&
      !isMark(now.at(-1)!, ':') &&
      !isMark(pieces[next] ?? pieces[at], ':') &&
      rest.length > 0 &&
      (language === 'tr'
        ? !(isOr(pieces[at]) && !has(rest, 'verb')) &&
          (isThen(pieces.slice(at, next), now, rest) || closes(now, rest, next > at))
        : next > at
          ? !isAlso(pieces.slice(at, next), now) && opens(rest, pieces.slice(next), now)
          : opensUnmarked(now, pieces, at))
    if (parted) {
      wishes.push([])
      at = next
      continue
    }
    now.push(pieces[at])
    at++
  }
  return wishes.filter((wish) => wish.some((piece) => !isMark(piece)))
}

/** All the places where a wish could be parted, for one that nobody can read as a whole. */
export function smallerParts(pieces: Piece[]): Piece[][] {
  const parts: Piece[][] = [[]]
  for (const piece of pieces) {
    if (isBoundary(piece)) parts.push([])
    else parts.at(-1)!.push(piece)
  }
  return parts.filter((part) => part.some((piece) => !isMark(piece)))
}

// "2016’dan beri açığız, bir de daha zarif olsun": a fact, and then a wish.
function isThen(between: Piece[], before: Piece[], rest: Piece[]): boolean {
  return has(between, 'next') && has(before, 'fact') && has(rest, 'verb')
}

// "The form also asks for a date": the subject still waits for its verb.
function isAlso(between: Piece[], before: Piece[]): boolean {
  return between.every((piece) => piece.tokens[0].low === 'also') && !has(before, 'verb')
}

function isOr(piece: Piece): boolean {
  return senseOf(piece, 'and') !== undefined && /^(?:ya|veya|yahut)$/.test(piece.tokens[0].low)
}

function isBoundary(piece: Piece): boolean {
  if (isMark(piece)) return /[,–—(]/.test(piece.tokens[0].text)
  return (
    senseOf(piece, 'next') !== undefined ||
    (senseOf(piece, 'and') !== undefined && piece.tokens[0].low !== 'ile')
  )
}

function nextBoundary(pieces: Piece[], from: number): number {
  const at = pieces.findIndex((piece, index) => index > from && isBoundary(piece))
  return at < 0 ? pieces.length : at
}
