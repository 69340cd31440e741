import { cleanText, type PageElement } from 'editor-engine'

/** More than this nobody points at by what it says, and reading it would take its time. */
const LONGEST = 10_000

/** The text of an element as a reader sees it; '' where it is far too long to be one thing. */
export function wordsOf(element: PageElement): string {
  const { from, to } = element.range
  return to - from > LONGEST ? '' : cleanText(element).trim()
}
