import type { Target } from '#designer/instructions/instruction'
import { content, has, senseOf, type Piece } from '#designer/instructions/words/piece'
import type { Verb } from '#designer/instructions/words/sense'
import type { Language } from '#designer/instructions/language'
import type { SectionKind } from '#designer/site/kinds'

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
