import type { Case, Category, Sense } from '#designer/instructions/words/sense'
import type { Token } from '#designer/instructions/words/tokens'

/** A word or phrase of a text with everything it can mean; without a sense it is unknown. */
export interface Piece {
  tokens: Token[]
  senses: Sense[]
}

export function senseOf(piece: Piece, is: Category, what?: string): Sense | undefined {
  return piece.senses.find(
    (sense) => sense.is === is && (what === undefined || sense.what === what)
  )
}

export function has(pieces: Piece[], is: Category, what?: string): boolean {
  return pieces.some((piece) => senseOf(piece, is, what))
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

/** Words that carry a meaning nobody knows: what a reading would have to leave out. */
export function unknown(pieces: Piece[]): Piece[] {
  return pieces.filter((piece) => piece.senses.length === 0 && piece.tokens[0].kind !== 'mark')
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
