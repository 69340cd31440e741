import type { Standing } from '#contract/api/websites'

/** Where the page is shown for selecting and changing. */
export interface EditFrame extends Standing {
  url: string
}

/** The answer to a change of a page. */
export interface Edited extends Standing {
  success: true
  /** How many places of the text were changed. */
  changes?: number
}

export interface LineChange {
  /** From 1, of the page before. */
  line: number
  before: string
  after: string
}

/** The answer to a change that was asked for in words. A question carries the unchanged page. */
export interface EditedByInstruction extends Edited {
  modified_html: string
  /** What was understood, or the question. */
  analysis: string
  changes_applied: number
  summary: string
  line_changes: LineChange[]
  parsing_method: string
  original_html_length: number
  modified_html_length: number
  /** One for each thing that was asked for, in order. */
  receipt: { words: string; done: boolean; says: string; changes: LineChange[] }[]
  /** What can be meant, where it is a question. */
  readings: { id: string; label: string }[]
  /** One line for the person: it was done in another way than they may expect. */
  notice?: string
}
