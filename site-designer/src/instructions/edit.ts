import type { EditOperation } from '#designer/live_page/reading/edit_operation'
import type { Sheet } from '#designer/sheet/sheet'

/** A page as it stands, and what a person wants of it in their own words. */
export interface EditRequest {
  html: string
  /** The sheet that is stored with the page; without it, facts are read from the page. */
  sheet?: Sheet
  instruction: string
  /** Id of the element that is selected in the editor: what "this" means. */
  selection?: string
  /** Ids of the readings that were picked when the same instruction was asked about before. */
  choices?: string[]
  /** Milliseconds since 1970; new elements are numbered from it. */
  now: number
}

/**
 * What an instruction comes to. Nothing is changed by asking for it: the operations go onto
 * `html`, one after the other.
 */
export type Edit =
  | DoneEdit
  | {
      outcome: 'readings'
      question: string
      readings: { id: string; label: string }[]
      /** What is asked about, if the only reading is a yes: a yes carries it out. */
      pending?: DoneEdit
    }
  | { outcome: 'cannot'; why: string; can: string[] }

export interface DoneEdit {
  outcome: 'done'
  operations: EditOperation[]
  /** The stored sheet with the facts that the instruction changes. */
  sheet?: Sheet
  /** One for each thing that was asked for, in order. */
  clauses: ClauseEdit[]
  /** What was understood. */
  analysis: string
  /** What was done and what was not. */
  summary: string
  /** The ids of the sections that a model has set in another way: only a browser can judge it. */
  restyled?: string[]
}

export interface ClauseEdit {
  /** What was asked for. */
  words: string
  done: boolean
  /** What came of it. */
  says: string
  /** How many of the operations are its own; they stand together, in the order of the clauses. */
  operations: number
}
