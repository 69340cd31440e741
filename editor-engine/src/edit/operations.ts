import type { Range } from '../core/page/element.ts'
import type { Target } from './target.ts'

/** Sets attributes, or removes those that are null. */
export interface SetAttributes {
  readonly type: 'set_attributes'
  readonly at: Target
  readonly attributes: Readonly<Record<string, string | null>>
}

/** Adds and removes class names; what else the attribute holds stays as it is written. */
export interface ChangeClasses {
  readonly type: 'change_classes'
  readonly at: Target
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
}

/** Where HTML goes: beside an element, or into it as its first or last content. */
export type Place = 'before' | 'after' | 'first' | 'last'

/** Puts HTML beside or into each element. */
export interface InsertHtml {
  readonly type: 'insert_html'
  readonly at: Target
  readonly place: Place
  readonly html: string
}

/** Puts HTML where each element is, which goes with its content. */
export interface ReplaceElement {
  readonly type: 'replace_element'
  readonly at: Target
  readonly html: string
}

/** Puts text in place of what each element contains. */
export interface ReplaceText {
  readonly type: 'replace_text'
  readonly at: Target
  readonly text: string
}

/** Removes each element with its content. */
export interface RemoveElement {
  readonly type: 'remove_element'
  readonly at: Target
}

/** Puts each element into a new one: `html` is the outer elements, without content. */
export interface WrapElement {
  readonly type: 'wrap_element'
  readonly at: Target
  readonly html: string
}

/** Moves one element beside or into another. */
export interface MoveElement {
  readonly type: 'move_element'
  readonly at: Target
  readonly place: Place
  readonly to: Target
}

/** Puts a comment beside or into each element. Words that would end it are refused. */
export interface InsertComment {
  readonly type: 'insert_comment'
  readonly at: Target
  readonly place: Place
  readonly text: string
}

/** A place in a text of the page, or a whole comment, and what stands there then; null is nothing. */
export interface NewText {
  readonly range: Range
  readonly text: string | null
}

/** Sets texts, parts of texts and comments, by their ranges as `textsOf` gives them. */
export interface SetTexts {
  readonly type: 'set_texts'
  readonly texts: readonly NewText[]
}

/** How `replace_in_text` searches. */
export interface SearchOptions {
  /** Only where no letter, digit or `_` stands beside the match in its text. */
  readonly wholeWords?: boolean
  /** False: upper and lower case are the same. */
  readonly matchCase?: boolean
}

/**
 * Replaces words in the texts of the page, or of some elements. The texts are searched as a reader sees
 * them (`&amp;` is `&`), each by itself: words that tags divide (`20<b>24</b>`) are not found. Titles and
 * text areas are searched; attributes, comments, scripts, styles and templates are not.
 */
export interface ReplaceInText extends SearchOptions {
  readonly type: 'replace_in_text'
  readonly at?: Target
  readonly search: string
  readonly replacement: string
}

/** The operations on any element. */
export type ElementOperation =
  | SetAttributes
  | ChangeClasses
  | InsertHtml
  | ReplaceElement
  | ReplaceText
  | RemoveElement
  | WrapElement
  | MoveElement

/** The operations on texts and comments. */
export type TextOperation = InsertComment | SetTexts | ReplaceInText
