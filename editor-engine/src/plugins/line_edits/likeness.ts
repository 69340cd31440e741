import { withoutIndentation, type FoldedLines, type Span } from './folded.ts'
import type { Line } from './lines.ts'
import { similarity } from './similarity.ts'

/** A range of the page and its similarity to the searched lines, 0 to 1. */
export interface Likely extends Span {
  readonly score: number
}

/**
 * Limits: the number of ranges compared for one block, and how often a line may occur to be a starting
 * point.
 */
const STRETCHES = 400
const COMMON = 60

/** The ranges of the page that could match these lines, most similar first. */
export function likeliest(
  search: readonly string[],
  lines: readonly Line[],
  trimmed: FoldedLines
): Likely[] {
  return stretches(search, lines, trimmed)
    .map(({ first, last }) => {
      const there = lines.slice(first, last).map(({ text }) => text)
      return { first, last, score: similarity(search, there) }
    })
    .sort((a, b) => b.score - a.score)
}

/** Ranges that share a line with the block at the same index, or have the same first or last line. */
function stretches(
  search: readonly string[],
  lines: readonly Line[],
  trimmed: FoldedLines
): Span[] {
  const found = new Map<string, Span>()
  const add = (first: number, last: number) => {
    if (first < 0 || last > lines.length || found.size > STRETCHES) return
    found.set(`${first}-${last}`, { first, last })
  }
  for (const [i, line] of search.entries()) {
    const numbers = line.trim() ? trimmed.numbersOf(line) : []
    if (numbers.length > COMMON) continue
    for (const number of numbers) add(number - i, number - i + search.length)
  }
  const slack = Math.max(1, search.length / 5)
  const ends = trimmed.numbersOf(search[search.length - 1])
  for (const first of trimmed.numbersOf(search[0]).slice(0, COMMON)) {
    for (const end of ends) {
      if (end >= first && Math.abs(end + 1 - first - search.length) <= slack) add(first, end + 1)
    }
  }
  if (search.length === 1) {
    const wanted = withoutIndentation(search[0])!.length
    for (const [i, { text }] of lines.entries()) {
      if (Math.abs(text.trim().length - wanted) <= wanted / 5) add(i, i + 1)
    }
  }
  return [...found.values()]
}
