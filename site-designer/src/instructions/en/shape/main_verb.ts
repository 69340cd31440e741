import { has, isMark, senseOf, type Piece } from '#designer/instructions/words/piece'
import type { Verb } from '#designer/instructions/words/sense'

const article = /^(?:the|a|an|our|my|your|some|any|no|each|every)$/
const weak: Verb[] = ['want', 'be', 'make', 'keep']
// Words that name a thing as often as they say what to do: "the last link", "a kids cut".
const alsoNouns =
  /^(?:cut|drop|bin|list|place|show|call|link|links|point|trim|type|state|order|stand|copy|open|swap|trade|display|try|lead)$/
const carried: Verb[] = ['write', 'link', 'rename', 'move', 'remove', 'add', 'shorten', 'replace']

function isVerb(pieces: Piece[], at: number): Verb | undefined {
  const verb = senseOf(pieces[at], 'verb')?.what as Verb | undefined
  if (!verb) return undefined
  const previous = pieces[at - 1]?.tokens.at(-1)?.low ?? ''
  const noun = article.test(previous) && verb !== 'be' && verb !== 'want'
  // "Breakfast is included": how it is.
  const is = /^(?:is|are|was|were)$/.test(previous) && stands.test(pieces[at].tokens[0].low)
  // "The landline got cut off": what happened.
  const next = pieces[at + 1]?.tokens[0].low ?? ''
  const happened =
    (/^(?:got|was|been)$/.test(previous) && done.test(pieces[at].tokens[0].low)) ||
    (pieces[at].tokens[0].low === 'got' && done.test(next))
  return noun || is || isThing(pieces, at) || happened || isNamed(pieces, at) || isNoun(pieces, at)
    ? undefined
    : verb
}

// "A wash and cut has gone up": a verb behind it makes it a thing.
export function isThing(pieces: Piece[], at: number): boolean {
  const next = pieces[at + 1]
  if (!next || pieces[at].tokens.length > 1 || !alsoNouns.test(pieces[at].tokens[0].low))
    return false
  return /^(?:is|are|has|have|costs?|should|goes)$/.test(next.tokens[0].low)
}

// "Call out is 60", "drop in class £11", "drop-in £5".
function isNamed(pieces: Piece[], at: number): boolean {
  const words = pieces[at].tokens.map(({ low }) => low).join(' ')
  const next = pieces[at + 1]
  if (words === 'drop - in') return true
  if (words === 'call') return /^outs?$/.test(next?.tokens[0].low ?? '')
  return words === 'drop in' && next?.senses.length === 0
}

const done = /ed$|^(?:cut|hidden|taken|gone|made|put|shown|sold|lost)$/
const stands = /^(?:included|listed|featured|attached|hidden|closed)$/
// Behind "last", "order" or a word nobody knows, such a word is what they speak of.
function isNoun(pieces: Piece[], at: number): boolean {
  const previous = pieces[at - 1]
  if (!previous || isMark(previous) || !alsoNouns.test(pieces[at].tokens[0].low)) return false
  if (pieces[at].tokens.length > 1) return false
  return previous.senses.length === 0
    ? previous.tokens[0].kind === 'word'
    : (['nth', 'part', 'section', 'color'] as const).some((is) => senseOf(previous, is))
}

export function verbAt(pieces: Piece[], at: number): Verb {
  return senseOf(pieces[at], 'verb')!.what as Verb
}

// "I want the title to say …": the verb that matters stands behind the weak one.
export function mainVerb(pieces: Piece[]): number {
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
