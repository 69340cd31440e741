import type { Target } from '#designer/instructions/instruction'
import type { Stretch } from '#designer/instructions/stretch'
import {
  all,
  content,
  find,
  groups,
  has,
  inCase,
  isMark,
  senseOf,
  typed,
  unknown,
  type Piece,
} from '#designer/instructions/words/piece'
import type { NamedKind } from '#designer/instructions/words/sense'
import type { Language } from '#designer/instructions/language'
import type { SectionKind } from '#designer/site/kinds'

const comma: Piece = { tokens: [], senses: [] }

/** The things a stretch of words names, in order: "the gallery, the prices and the map". */
export function targetsIn(pieces: Piece[], stretch: Stretch): Target[] {
  const parts = groups(
    // "Galeriyle menü": the ending is the "and".
    pieces.flatMap((piece) => (inCase(piece, 'ins') ? [piece, comma] : [piece])),
    (piece) => piece === comma || isMark(piece, ',') || has([piece], 'and') || has([piece], 'next')
  )
  return parts.flatMap((group) => targetOf(group, stretch) ?? [])
}

const names = ['section', 'part', 'thing', 'nth'] as const

/** The one thing that a stretch of words names, as far as they name something we know. */
export function targetOf(pieces: Piece[], stretch: Stretch): Target | undefined {
  const { text, context } = stretch
  const topic = topicOf(pieces, stretch)
  if (topic) return topic
  const kind = kindOf(pieces)
  let part = partOf(pieces, stretch.language)
  const nth = find(pieces, 'nth')
  const called = find(pieces, 'called')
  const words = called ?? nameOf(pieces, text)
  if (!kind && !part) {
    if (has(pieces, 'it') && context.selection && unknown(pieces).length === 0) {
      return context.selection
    }
    if (nth && has(pieces, 'thing', 'section')) return { words, nth: Number(nth) }
    if (called) return { words }
    return undefined
  }
  // "The menu title": a section's own heading. Alone, "the title" is the page's.
  if (part === 'title' && kind && kind !== 'hero') part = 'heading'
  if (part === 'heading' && kind === 'hero') part = 'title'
  // Turkish has one word for both; alone and not in the plural it is the page's.
  if (part === 'heading' && !kind && stretch.language === 'tr' && !/l[ae]r/i.test(words))
    part = 'title'
  return {
    ...(kind ? { kind } : {}),
    ...(part ? { part } : {}),
    words,
    ...(nth ? { nth: Number(nth) } : {}),
  }
}

const telling =
  /^(?:section|part|bit|bits|block|paragraph|sentence|line|text|note|stuff|words|piece|says)$/

/** "The sentence about free parking", "the bit about our vans": what it tells of, and no section we know. */
export function topicOf(pieces: Piece[], { text, language }: Stretch): Target | undefined {
  const at = pieces.findIndex(
    ({ tokens: [{ low }, ...more] }, index) =>
      /^(?:about|on|with|mentioning)$/.test(low) &&
      more.length === 0 &&
      telling.test(pieces[index - 1]?.tokens.at(-1)!.low ?? '')
  )
  if (at < 1 || language !== 'en') return undefined
  const behind = pieces.slice(at + 1)
  const end = behind.findIndex((piece) => ends.some((is) => has([piece], is)))
  const said = end < 0 ? behind : behind.slice(0, end)
  const last = said.findLastIndex(
    (piece) => !(['length', 'size', 'shade', 'weight'] as const).some((is) => has([piece], is))
  )
  const named = said.slice(0, last + 1)
  if (unknown(named).length === 0 || has(named, 'section') || has(named, 'part')) return undefined
  const meant = content(named).filter((piece) => !has([piece], 'own'))
  const written = /^(?:paragraph|sentence|line|text|note|words|says)$/.test(
    pieces[at - 1].tokens.at(-1)!.low
  )
  const part = written ? ({ part: 'text' } as const) : {}
  const words = typed(text, named.slice(named.indexOf(meant[0]), named.indexOf(meant.at(-1)!) + 1))
  return { ...part, words }
}

const ends = ['verb', 'place', 'to', 'in'] as const

// "A section about our team": the word "about" names a section only where nothing follows it.
function kindOf(pieces: Piece[]): NamedKind | undefined {
  const named = pieces.filter((piece) => senseOf(piece, 'section'))
  const [first] = named.filter(
    (piece, at) =>
      piece.tokens[0].low !== 'about' ||
      piece.tokens.length > 1 ||
      (at === named.length - 1 && !leads(pieces, piece))
  )
  return first && (senseOf(first, 'section')!.what as NamedKind)
}

// "A section about our suppliers".
function leads(pieces: Piece[], about: Piece): boolean {
  const [next] = pieces.slice(pieces.indexOf(about) + 1)
  return next !== undefined && /^(?:the|our|my|how|what|why|where|who)$/.test(next.tokens[0].low)
}

// "The text on the button" is the button's. English names the thing first, Turkish last.
function partOf(pieces: Piece[], language: Language): Target['part'] {
  const parts = all(pieces, 'part') as NonNullable<Target['part']>[]
  const [first, ...others] = language === 'tr' ? parts.reverse() : parts
  // "The text under the title" is none of its words.
  if (language === 'en' && has(pieces, 'place')) return first
  const closer = others.find((part) => ['button', 'link', 'title', 'heading'].includes(part))
  return first === 'text' && closer ? closer : first
}

/** The words that name a thing: neither the articles around it nor what is to become of it. */
function nameOf(pieces: Piece[], text: string): string {
  const naming = (piece: Piece) => names.some((is) => senseOf(piece, is))
  const first = pieces.findIndex(naming)
  const last = pieces.findLastIndex(naming)
  return first < 0 ? '' : typed(text, pieces.slice(first, last + 1))
}

/** One of the sections between the header and the footer. */
export function isSection(target: Target | undefined): target is Target & { kind: SectionKind } {
  return target?.kind !== undefined && target.kind !== 'header' && target.kind !== 'footer'
}
