import type { SectionKind } from '#planning/site/kinds'
import type { Target } from '#planning/designers/builtin/instructions/instruction'
import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import type { Case, Category, Sense, Verb } from '#planning/designers/builtin/instructions/sense'
import type { Language } from '#planning/designers/builtin/language'

/** What the caller knows around the words. */
export interface Context {
  language?: Language
  /** The id of the trade: its goods can be named without saying that they are goods. */
  trade?: string
  /** The sections the page has. */
  kinds?: SectionKind[]
  /** What the person has selected: what "it" means. */
  selection?: Target
}

/** One wish in one language, its words understood one by one and put in their places. */
export interface Stretch {
  language: Language
  /** As the person typed it. */
  text: string
  pieces: Piece[]
  shape: Shape
  context: Context
  /** It ended with a question mark. */
  asked: boolean
}

/** The places of a sentence, the same for every language. */
export interface Shape {
  verb?: Verb
  denied: boolean
  /** What something is done to. */
  object: Piece[]
  /** What it becomes: "to …", "as …", "… yap". */
  to: Piece[]
  /** The same as the person typed it; the words in quotes where there are quotes. */
  value?: string
  /** What people are to be told: "mention that …". */
  told?: string
  /** Where it goes. */
  at?: { where: string; than: Piece[] }
  /** Where it is: "in the hero", "from the menu". */
  around: Piece[]
  /** What another thing takes the place of: "… instead of …". */
  instead: Piece[]
}

export const emptyShape = (): Shape => ({
  denied: false,
  object: [],
  to: [],
  around: [],
  instead: [],
})

export function senseOf(piece: Piece, is: Category, what?: string): Sense | undefined {
  return piece.senses.find(
    (sense) => sense.is === is && (what === undefined || sense.what === what)
  )
}

export function has(pieces: Piece[], is: Category, what?: string): boolean {
  return pieces.some((piece) => senseOf(piece, is, what))
}

/** "Too …", "less …": the other way. */
export function turnsBack(pieces: Piece[]): boolean {
  return has(pieces, 'degree', 'too') || has(pieces, 'degree', 'less')
}

const toldOf = /(?:[iu]yor(?:l[ae]r)?|m[iu]s(?:s[iu]n[iu]z)?|[dt][iu](?:l[ae]r|[mk]|n[iu]z)?)$/

/** Turkish: a verb that tells how it is or was ("olmuş", "gidiyor") and asks for nothing. */
export function isTold(piece: Piece): boolean {
  return toldOf.test(piece.tokens.at(-1)!.low)
}

/** "Çok soluk", "soğuk duruyor": how it is, and not how it is to be. */
export function isComplaint(pieces: Piece[], at: number): boolean {
  // "Çok küçük" stands in the vocabulary as what it asks for.
  if (/^(?:cok|fazla)$/.test(pieces[at].tokens[0].low)) return false
  if (isDescribed(pieces, at)) return true
  const before = pieces[at - 1]
  const after = pieces[at + 1]?.tokens[0].low ?? ''
  if (
    /^(?:duruyor|gorunuyor|geliyor|olmus|kalmis|kaliyor|oluyor|bu|geldi|kacmis|kacti)$/.test(after)
  )
    return true
  const wished = /^(?:olsun|olmali|olabilir|yap|olsa|istiyor|isterim)/.test(after)
  return before !== undefined && senseOf(before, 'degree', 'too') !== undefined && !wished
}

const somewhat =
  /^(?:a bit|bit|a little|little|rather|quite|so|very|really|somewhat|pretty|terribly|awfully|overly|far|way)$/

// "It is a bit loud": English says so with a word between, and asks for a comparative.
function isDescribed(pieces: Piece[], at: number): boolean {
  const words = (piece?: Piece) => piece?.tokens.map(({ low }) => low).join(' ') ?? ''
  let first = at
  while (somewhat.test(words(pieces[first - 1]))) first--
  const is = /^(?:is|are|its|looks?|feels?|seems?|sounds?)$/.test(words(pieces[first - 1]))
  return first < at && is && !/er$/.test(words(pieces[at]))
}

export function find(pieces: Piece[], is: Category): string | undefined {
  for (const piece of pieces) {
    const sense = senseOf(piece, is)
    if (sense) return sense.what
  }
  return undefined
}

export function all(pieces: Piece[], is: Category): string[] {
  return pieces.flatMap((piece) => senseOf(piece, is)?.what ?? [])
}

export function inCase(piece: Piece, ...cases: Case[]): boolean {
  return piece.senses.some((sense) => sense.case !== undefined && cases.includes(sense.case))
}

/** "Remove it"; in Turkish the object is left out: "kaldır". */
export function isPronoun({
  pieces,
  shape,
  language,
}: Pick<Stretch, 'pieces' | 'shape' | 'language'>): boolean {
  return (
    has(pieces, 'it') ||
    (language === 'tr' && shape.verb !== undefined && content(shape.object).length === 0) ||
    // "…, get rid".
    (shape.verb === 'remove' && content(pieces).every((piece) => senseOf(piece, 'verb')))
  )
}

export function isMark(piece: Piece, mark?: string): boolean {
  const [token] = piece.tokens
  return token.kind === 'mark' && (mark === undefined || token.text === mark)
}

/** A text in quotes, unless the quotes only say which thing is meant. */
export function isQuote(piece: Piece): boolean {
  return piece.tokens[0].kind === 'quote' && !senseOf(piece, 'called')
}

export function quoteIn(pieces: Piece[]): string | undefined {
  return pieces.find(isQuote)?.tokens[0].low
}

const filling: Category[] = [
  'small',
  'and',
  'to',
  'in',
  'from',
  'own',
  'it',
  'degree',
  'no',
  'next',
  'question',
  'other',
  'instead',
  'because',
  'particle',
]

/** Words that carry a meaning nobody knows: what a reading would have to leave out. */
export function unknown(pieces: Piece[]): Piece[] {
  return pieces.filter((piece) => piece.senses.length === 0 && piece.tokens[0].kind !== 'mark')
}

/** Words that carry any meaning of their own. */
export function content(pieces: Piece[]): Piece[] {
  return pieces.filter(
    (piece) =>
      piece.tokens[0].kind !== 'mark' &&
      (piece.senses.length === 0 || piece.senses.some((sense) => !filling.includes(sense.is)))
  )
}

/** The pieces as typed, from the first to the last. */
export function typed(text: string, pieces: Piece[]): string {
  if (pieces.length === 0) return ''
  const from = pieces[0].tokens[0].from
  const to = pieces.at(-1)!.tokens.at(-1)!.to
  return text.slice(from, to)
}

/** `pieces` in groups, without the pieces that part them. */
export function groups(pieces: Piece[], parts: (piece: Piece) => boolean): Piece[][] {
  const parted: Piece[][] = [[]]
  for (const piece of pieces) {
    if (parts(piece)) parted.push([])
    else parted.at(-1)!.push(piece)
  }
  return parted.filter((group) => group.length > 0)
}
