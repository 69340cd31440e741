import { positions, type Position, type Positions } from '../text/positions.ts'
import type { ChangeSet } from './change_set.ts'

/** A source map, version 3 (ECMA-426), as it is written to a file in JSON. */
export interface SourceMap {
  readonly version: 3
  /** The name of the text after the changes. */
  readonly file?: string
  /** The name of the text before the changes. */
  readonly sources: readonly [string]
  readonly sourcesContent: readonly [string]
  readonly names: readonly []
  readonly mappings: string
}

/** The names of the texts that a source map is about. */
export interface SourceMapOptions {
  readonly source: string
  readonly file?: string
}

/**
 * The source map of `changes` to the text `before`: each kept character comes from its place there,
 * inserted text from nowhere. Throws a RangeError if the changes are for a text of another length.
 */
export function sourceMap(
  changes: ChangeSet,
  before: string,
  { source, file }: SourceMapOptions
): SourceMap {
  return {
    version: 3,
    ...(file === undefined ? {} : { file }),
    sources: [source],
    sourcesContent: [before],
    names: [],
    mappings: mappingsOf(changes, before),
  }
}

function mappingsOf(changes: ChangeSet, before: string): string {
  const after = positions(changes.apply(before))
  const written = new Mappings(positions(before), after)
  let old = 0
  let now = 0
  /** A segment is valid until its line ends, so a kept text needs one on each of its lines. */
  const keep = (to: number) => {
    const end = now + to - old
    while (now < end) {
      written.add(now, old)
      const { line } = after.at(now)
      const next = line < after.lines ? after.offset({ line: line + 1, column: 1 }) : end
      const length = Math.min(next, end) - now
      now += length
      old += length
    }
  }
  for (const { from, to, insert } of changes.changes) {
    keep(from)
    if (insert) written.add(now)
    now += insert.length
    old = to
  }
  keep(before.length)
  return written.text
}

/** The text of the mappings; each number in it is the difference to the one before. */
class Mappings {
  text = ''
  readonly #before: Positions
  readonly #after: Positions
  #now: Position = { line: 1, column: 1 }
  #old: Position = { line: 1, column: 1 }
  #isFirst = true

  constructor(before: Positions, after: Positions) {
    this.#before = before
    this.#after = after
  }

  /** What begins at `now` in the text after comes from `old`, or from nowhere. */
  add(now: number, old?: number): void {
    const at = this.#after.at(now)
    const lines = at.line - this.#now.line
    if (lines > 0) this.text += ';'.repeat(lines)
    else if (!this.#isFirst) this.text += ','
    this.text += vlq(at.column - (lines > 0 ? 1 : this.#now.column))
    this.#now = at
    this.#isFirst = false
    if (old === undefined) return
    const from = this.#before.at(old)
    // The second number is that of the source; there is only one.
    this.text += vlq(0) + vlq(from.line - this.#old.line) + vlq(from.column - this.#old.column)
    this.#old = from
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** A number in base64: five bits per digit, the lowest first, and the sign as the lowest of all. */
function vlq(value: number): string {
  let rest = value < 0 ? -value * 2 + 1 : value * 2
  let out = ''
  do {
    const digit = rest % 32
    rest = (rest - digit) / 32
    out += DIGITS[rest > 0 ? digit + 32 : digit]
  } while (rest > 0)
  return out
}
