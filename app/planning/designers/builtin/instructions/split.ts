import { tellsOfPeople } from '#planning/designers/builtin/instructions/en/remark'
import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import { content, has, isMark, senseOf } from '#planning/designers/builtin/instructions/stretch'
import type { Token } from '#planning/designers/builtin/instructions/tokens'

export interface Sentence {
  tokens: Token[]
  asked: boolean
}

const longest = 120
const shortForms =
  /^(?:no|st|dr|mr|mrs|ms|av|ave|rd|blvd|cad|sok|sk|mah|apt|bulv|tel|approx|vs|est|e|g|a|p|m)$/

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
        : next > at && opens(rest, pieces.slice(next), now))
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

const qualities = [
  'shade',
  'size',
  'tone',
  'mood',
  'color',
  'weight',
  'align',
  'corner',
  'layout',
  'surface',
  'font_class',
  'font',
  'length',
] as const

function qualified(pieces: Piece[]): boolean {
  return qualities.some((is) => has(pieces, is))
}

const nouns =
  /^(?:list|call|show|open|place|name|link|type|state|cut|copy|text|bar|trim|fix|point|stand|go|offer|service|order|mention|lead|clear|drop|set|look)$/

// "Show me …", "list them": what only a verb has behind it.
const object = /^(?:me|us|it|them|this|that|these|those|the|a|an|our|my)$/

/** English: does a new wish begin here? */
function opens(rest: Piece[], whole: Piece[], before: Piece[]): boolean {
  const said = rest.filter((piece) => !isFillerAhead(piece))
  const [first, second] = said
  const last = content(before).at(-1)
  if (!first || !last) return false
  // "The page should also have …": the verb before is still waiting for this.
  if (before.at(-1) === last && senseOf(last, 'verb') && !senseOf(last, 'part')) return false
  const verb = senseOf(first, 'verb')
  const free = inText(before)
  // "The name is wrong, should be …": of what was spoken of before.
  if (verb?.what === 'be' && has(before, 'verb', 'be')) return false
  if (verb && !(senseOf(first, 'small') && said.length === 1)) {
    const alone =
      nouns.test(first.tokens[0].low) &&
      (!second || content([second]).length === 0) &&
      !object.test(rest[rest.indexOf(first) + 1]?.tokens[0].low ?? '')
    return !alone && !(free && nouns.test(first.tokens[0].low))
  }
  if (senseOf(first, 'no'))
    return (
      !senseOf(first, 'no', 'not') || (second && senseOf(second, 'verb') !== undefined) || false
    )
  if (free) return false
  if (tellsOfPeople(rest)) return true
  // "We are not a restaurant, we are a bar" is one statement.
  if (senseOf(first, 'own')) return !(has(before, 'own') && has(before, 'no', 'not'))
  if (has(said, 'verb', 'be') || has(said, 'verb', 'remove') || has(said, 'verb', 'want')) {
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

/** Turkish: is this wish at its end? With no comma behind it, only a verb can end it. */
function closes(wish: Piece[], rest: Piece[], marked: boolean): boolean {
  const said = wish.filter((piece) => !isMark(piece) && !isPolite(piece))
  const last = said.at(-1)
  const next = content(rest).filter((piece) => !senseOf(piece, 'verb'))
  const none = marked && has(rest, 'no', 'none')
  if (!last || (next.length === 0 && !none)) return false
  // "Liste olsun, ızgara değil" is one wish.
  if (has(rest, 'no', 'not') && !has(rest, 'verb')) return false
  const ended =
    senseOf(last, 'no', 'none') ?? (isInfinitive(last) ? undefined : senseOf(last, 'verb'))
  const follows = has(rest, 'verb') || has(rest, 'no', 'none')
  if (ended) return marked || follows
  if (!marked) return false
  if (content(said).every((piece) => qualities.some((is) => senseOf(piece, is)))) {
    return content(said).length > 0 && !qualified(rest)
  }
  // "Adımız Ada, yeşil kullan": a fact needs no verb.
  const stated = senseOf(said[0], 'fact')
  if (stated && !stated.case && said.length > 1 && !has(said, 'verb')) {
    const another = has(rest, 'fact') || rest.some((piece) => piece.tokens[0].kind === 'value')
    return (follows && next.some((piece) => piece.senses.length > 0)) || another
  }
  return said.some((piece) => senseOf(piece, 'section')?.denied)
}

function isInfinitive(piece: Piece): boolean {
  return /m[ae](?:k|n[iu](?:z[iu])?|s[iu]n[iu]|y[iu])$/.test(piece.tokens.at(-1)!.low)
}

function isPolite(piece: Piece): boolean {
  return (
    piece.senses.some(
      (sense) => sense.is === 'small' && (sense.what === 'please' || sense.what === 'chat')
    ) && !senseOf(piece, 'verb')
  )
}
