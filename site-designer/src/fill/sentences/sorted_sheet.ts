import { withStarter } from '#designer/fill/starter'
import { sortSentences, type SortedWords } from '#designer/fill/sentences/sort_sentences'
import type { Sheet } from '#designer/sheet/sheet'

/**
 * A sheet from which a page is made: its sentences are sorted once, and sections look them up. What is
 * ready for its kind stands on it.
 */
export interface SortedSheet extends Sheet {
  readonly sorted: SortedWords
}

export function sortedSheet(told: Sheet): SortedSheet {
  const sheet = withStarter(told)
  return { ...sheet, sorted: sortSentences(sheet) }
}
