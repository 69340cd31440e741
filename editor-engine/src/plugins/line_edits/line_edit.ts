/** What a model may answer with. Line numbers are from 1, and those of the page without element ids. */
export type LineEdit = SearchEdit | RangeEdit | DiffEdit | PageEdit

/** These lines, wherever they stand, give way to those. */
export interface SearchEdit {
  readonly search: string
  readonly replace: string
  /** Where the lines are thought to begin. */
  readonly line?: number
}

/** Lines by number, with what they say now; without that a number alone would be a guess. */
export interface RangeEdit {
  readonly startLine: number
  readonly endLine: number
  readonly expected: string
  readonly content: string
}

/** A unified diff, of one hunk or many. Its line numbers are only hints: models cannot count lines. */
export interface DiffEdit {
  readonly diff: string
}

/** The whole page anew. */
export interface PageEdit {
  readonly page: string
}

/** One replacement to find a place for. */
export interface Block {
  readonly search: readonly string[]
  readonly replace: readonly string[]
  /** From 1. */
  readonly line?: number
  /** Number of the edit that it came from. */
  readonly edit: number
  /** Whether the line number is the edit's claim, so that a failure means a page that moved on. */
  readonly isClaimed?: boolean
}

/** How edits are found, the surest first. */
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
] as const

/** How one edit was found, the surest first in `METHODS`. */
export type Method = (typeof METHODS)[number]

/** How line edits were found and what they changed. */
export interface LineEditReport {
  /** How all of it was found: the loosest rung that was needed. */
  readonly parsing_method: Method
  readonly edits: readonly {
    readonly edit: number
    readonly method: Method
    /** Lines from 1, the last one included, before and after. */
    readonly before: { readonly from: number; readonly to: number }
    readonly after: { readonly from: number; readonly to: number }
  }[]
  readonly failed: readonly {
    readonly edit: number
    readonly code: string
    readonly message: string
  }[]
  /** Lines that are gone, new or different. */
  readonly line_changes: number
}
