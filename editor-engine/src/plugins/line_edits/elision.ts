import { LINE_END } from './lines.ts'

/** What an edit would lose without saying so, and what it would write in its place. */
export interface LeftOut {
  /** The range in the old text. */
  readonly from: number
  readonly to: number
  readonly standIn: string
}

// Each pattern is tried at one position, or once per line: a line may be as long as the page.
const DOTS = /\.{3}|…/
const BARE = /^(?:\.{3,}|…)$/
const COMMENT = /^(?:<!--|\/\*|\/\/|#)/

/**
 * A line of dots that stands for omitted lines, such as `/* ... *\/`, also in scripts and style sheets, of
 * which there are no elements to compare. Lines that are already on the page are ordinary lines.
 */
export function elision(old: string, next: string): LeftOut | undefined {
  const lines = (text: string) => text.split(LINE_END).map((line) => line.trim())
  const known = new Set(lines(old))
  const isElision = (line: string) => BARE.test(line) || (COMMENT.test(line) && DOTS.test(line))
  const standIn = lines(next).find((line) => isElision(line) && !known.has(line))
  return standIn === undefined ? undefined : { from: 0, to: old.length, standIn }
}
