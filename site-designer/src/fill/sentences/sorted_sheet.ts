import { sortSentences, type SortedWords } from '#designer/fill/sentences/sort_sentences'
import type { Sheet } from '#designer/sheet/sheet'

/** A sheet from which a page is made: its sentences are sorted once, and sections look them up. */
export interface SortedSheet extends Sheet {
  readonly sorted: SortedWords
}

export function sortedSheet(sheet: Sheet): SortedSheet {
  return { ...sheet, sorted: sortSentences(sheet) }
}
