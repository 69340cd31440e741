import type { Sheet } from '#designer/sheet/sheet'

/** What came of feedback on a plan. */
export interface Revised {
  sheet: Sheet
  /** What was changed, in sentences in the language of the feedback. */
  done: string[]
  /** The words that nobody could read, or that a sheet cannot hold, each with what can be said of it. */
  notUnderstood: string[]
  /** Words that can mean several things, and were left: the same words with a choice say which. */
  unclear?: Unclear[]
}

export interface Unclear {
  words: string
  readings: { id: string; label: string }[]
}
