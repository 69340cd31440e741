import type { Target } from '#designer/instructions/instruction'
import type { SectionKind } from '#designer/site/kinds'

export type NamedKind = SectionKind | 'header' | 'footer'

export type Verb =
  | 'add'
  | 'remove'
  | 'move'
  | 'put'
  | 'change'
  | 'make'
  | 'use'
  | 'replace'
  | 'rename'
  | 'write'
  | 'shorten'
  | 'link'
  | 'swap'
  | 'keep'
  | 'want'
  | 'be'
  | 'ask'
  | 'sell'
  | 'stop_selling'
  | 'other'

/**
 * What a word can mean, in any language. A language's vocabulary says for each category which
 * phrases mean what; the readers speak of categories only and never of words.
 */
interface Meanings {
  verb: Verb
  /** Verbs that come in two parts with the object between them: "take … out". */
  particle: 'remove' | 'add'
  section: NamedKind
  part: NonNullable<Target['part']>
  /** What an instruction can be about besides sections and their parts. */
  thing:
    | 'section'
    | 'page'
    | 'look'
    | 'color'
    | 'font'
    | 'headings'
    | 'reading'
    | 'corner'
    | 'background'
    | 'layout'
    | 'size'
    | 'price'
    | 'field'
    | 'item'
    | 'trade'
    | 'piece'
    | 'all'
  fact: 'name' | 'place' | 'address' | 'phone' | 'email' | 'hours' | 'since'
  color: string
  shade: 'dark' | 'light' | 'darker' | 'lighter'
  tone: 'warmer' | 'cooler' | 'softer' | 'stronger'
  size: 'larger' | 'smaller'
  weight: 'bold' | 'normal'
  align: 'left' | 'center' | 'right'
  mood: string
  corner: 'rounder' | 'sharper'
  layout: 'list' | 'grid' | 'columns'
  surface: 'brand' | 'tint'
  length: 'shorter' | 'longer'
  font: string
  font_class: 'serif' | 'sans'
  place: 'top' | 'bottom' | 'up' | 'down' | 'before' | 'after'
  nth: string
  degree: 'more' | 'less' | 'too'
  no: 'no' | 'not' | 'none'
  own: 'own'
  it: 'it'
  and: 'and'
  to: 'to' | 'as'
  from: 'from'
  in: 'in'
  /** Words in quotes that say which one is meant: the “Book now” button. */
  called: string
  /** "Everything except …": a whole that no instruction can name. */
  except: 'except'
  other: 'other'
  instead: 'instead'
  /** Words that a new wish can begin with: "but", "then". */
  next: 'next'
  because: 'because'
  question: 'question'
  /** Things people ask for that no instruction can give. */
  beyond: 'beyond'
  small: 'small' | 'a' | 'please' | 'chat'
}

export type Category = keyof Meanings

/** How a word stands in its sentence, where its form says so (Turkish). */
export type Case = 'acc' | 'dat' | 'abl' | 'loc' | 'gen' | 'ins'

export interface Sense {
  is: Category
  what: string
  case?: Case
  /** "eklemesin", "galerisiz": the form itself denies. */
  denied?: boolean
}

/** Phrases by meaning, separated by commas: `{ section: { gallery: 'gallery, photos' } }`. */
export type Vocabulary = { [C in Category]?: { [what in Meanings[C] & string]?: string } }

/** One way a word can be an inflected form of another. */
export interface Form {
  stem: string
  as: 'noun' | 'verb'
  case?: Case
  denied?: boolean
  /** Its letters changed with its ending: one that is spelt right or none. */
  bent?: true
}
