/** The forms of a model's answer. Line numbers start at 1 and refer to the page without element ids. */
export type LineEdit = SearchEdit | RangeEdit | DiffEdit | PageEdit

/** Replaces these lines, wherever they are, with others. */
export interface SearchEdit {
  readonly search: string
  readonly replace: string
  /** Where the lines are expected to begin. */
  readonly line?: number
}

/** Lines by number, with their current text; a number without the text would be unreliable. */
export interface RangeEdit {
  readonly startLine: number
  readonly endLine: number
  readonly expected: string
  readonly content: string
}

/**
 * A unified diff with one or more hunks. Its line numbers are only hints, because models cannot count
 * lines.
 */
export interface DiffEdit {
  readonly diff: string
}

/** The whole new page. */
export interface PageEdit {
  readonly page: string
}

/** One replacement, before its position is known. */
export interface Block {
  readonly search: readonly string[]
  readonly replace: readonly string[]
  /** From 1. */
  readonly line?: number
  /** Number of the edit that contains it. */
  readonly edit: number
  /** Whether the edit depends on the line number, so that a failure means that the page has changed. */
  readonly isClaimed?: boolean
}

/** The methods for finding an edit, strictest first. */
export const METHODS = [
  'whole_page',
  'line_and_text',
  'text',
  'nearby_text',
  'trailing_space',
  'indentation',
  'part_of_line',
  'characters',
  'blank_lines',
  'anchors',
  'similarity',
  'escaped',
] as const

/** The method for each edit, strictest first in `METHODS`. */
export type Method = (typeof METHODS)[number]

/** How line edits were found and what they changed. */
export interface LineEditReport {
  /** The loosest method that was needed. */
  readonly parsing_method: Method
  readonly edits: readonly {
    readonly edit: number
    readonly method: Method
    /** Lines from 1, including the last one, before and after. */
    readonly before: { readonly from: number; readonly to: number }
    readonly after: { readonly from: number; readonly to: number }
  }[]
  readonly failed: readonly {
    readonly edit: number
    readonly code: string
    readonly message: string
  }[]
  /** Lines that were removed, added or changed. */
  readonly line_changes: number
}
