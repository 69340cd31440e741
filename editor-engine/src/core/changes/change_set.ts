import type { Change } from './change.ts'
import { compose } from './compose.ts'
import { map } from './map.ts'

/** A `ChangeSet` in the form in which it is stored and sent. */
export interface ChangeSetJson {
  readonly length: number
  readonly changes: readonly (readonly [from: number, to: number, insert: string])[]
}

/** When `mapPos` returns `null`: if the text around the position was deleted. */
export type MapMode = 'simple' | 'around' | 'before' | 'after'

/**
 * Changes to one text, sorted and disjoint: the result of an operation, its inverse, and the form in
 * which edits of two people are rebased. Immutable.
 */
export class ChangeSet {
  /** Length of the text that these changes apply to. */
  readonly length: number
  readonly newLength: number
  readonly changes: readonly Change[]

  private constructor(changes: readonly Change[], length: number) {
    this.changes = changes
    this.length = length
    let grown = length
    for (const { from, to, insert } of changes) grown += insert.length - (to - from)
    this.newLength = grown
  }

  /**
   * Changes in any order, all in offsets of the text before. Insertions at one place keep their
   * order. Throws a RangeError when two changes overlap or one lies outside the text.
   */
  static of(changes: Iterable<Change>, length: number): ChangeSet {
    const list = [...changes]
    let sorted = true
    for (let i = 1; i < list.length && sorted; i++) sorted = list[i].from >= list[i - 1].from
    if (!sorted) list.sort((a, b) => a.from - b.from || a.to - b.to)
    return new ChangeSet(normal(list, length), length)
  }

  static empty(length: number): ChangeSet {
    return new ChangeSet([], length)
  }

  get isEmpty(): boolean {
    return this.changes.length === 0
  }

  apply(text: string): string {
    this.#expect(text.length)
    return splice(text, this.changes)
  }

  /** The changes that undo these; `text` is the text before. */
  invert(text: string): ChangeSet {
    this.#expect(text.length)
    const inverse: Change[] = []
    let shift = 0
    for (const { from, to, insert } of this.changes) {
      const start = from + shift
      inverse.push({ from: start, to: start + insert.length, insert: text.slice(from, to) })
      shift += insert.length - (to - from)
    }
    return new ChangeSet(inverse, this.newLength)
  }

  /** These changes followed by `next`, as one set. */
  compose(next: ChangeSet): ChangeSet {
    next.#expect(this.newLength)
    if (this.isEmpty) return next
    if (next.isEmpty) return this
    return new ChangeSet(normal(compose(this.changes, next.changes), this.length), this.length)
  }

  /**
   * These changes rebased on `other`, a set on the same text. If both insert at the same offset,
   * `before` puts this set's text first. `a.compose(b.map(a))` and `b.compose(a.map(b, true))` produce
   * the same text.
   */
  map(other: ChangeSet, before = false): ChangeSet {
    other.#expect(this.length)
    if (other.isEmpty) return this
    const mapped = map(this.changes, other.changes, before)
    return new ChangeSet(normal(mapped, other.newLength), other.newLength)
  }

  /**
   * The offset in the new text of an offset in the old text. `assoc` selects the side of an insertion
   * at exactly that offset; the tracking modes return null if the text there was deleted.
   */
  mapPos(position: number, assoc?: number): number
  mapPos(position: number, assoc: number, mode: MapMode): number | null
  mapPos(position: number, assoc = -1, mode: MapMode = 'simple'): number | null {
    if (position < 0 || position > this.length) {
      throw new RangeError(`editor-engine: position ${position} is not in the text.`)
    }
    let shift = 0
    for (const { from, to, insert } of this.changes) {
      if (from > position) break
      if (to < position) {
        shift += insert.length - (to - from)
        continue
      }
      const inside = from < position && position < to
      if (mode === 'around' && inside) return null
      if (mode === 'before' && from < position && to >= position) return null
      if (mode === 'after' && from <= position && to > position) return null
      if (from === to) return position + shift + (assoc < 0 ? 0 : insert.length)
      if (position === from) return position + shift
      if (position === to) shift += insert.length - (to - from)
      else return from + shift + (assoc < 0 ? 0 : insert.length)
    }
    return position + shift
  }

  toJSON(): ChangeSetJson {
    return {
      length: this.length,
      changes: this.changes.map(({ from, to, insert }) => [from, to, insert] as const),
    }
  }

  /** Reads what `toJSON` wrote; throws a RangeError for anything else. */
  static fromJSON(json: unknown): ChangeSet {
    const { length, changes } = (json ?? {}) as Partial<ChangeSetJson>
    const isRow = (row: unknown): row is [number, number, string] =>
      Array.isArray(row) &&
      row.length === 3 &&
      Number.isInteger(row[0]) &&
      Number.isInteger(row[1]) &&
      typeof row[2] === 'string'
    if (
      !(Number.isSafeInteger(length) && length! >= 0) ||
      !Array.isArray(changes) ||
      !changes.every(isRow)
    ) {
      throw new RangeError('editor-engine: this is not a ChangeSet in JSON.')
    }
    return ChangeSet.of(
      changes.map(([from, to, insert]) => ({ from, to, insert })),
      length as number
    )
  }

  #expect(length: number): void {
    if (length !== this.length) {
      throw new RangeError(
        `editor-engine: changes to ${this.length} characters do not fit a text of ${length}.`
      )
    }
  }
}

/** Sorts changes, removes empty ones, and joins adjacent ones. */
function normal(sorted: readonly Change[], length: number): Change[] {
  const out: Change[] = []
  let last: Change | undefined
  for (const change of sorted) {
    const { from, to, insert } = change
    if (!(from >= 0 && from <= to && to <= length)) {
      throw new RangeError(`editor-engine: change ${from}..${to} is outside 0..${length}.`)
    }
    if (from === to && !insert) continue
    if (last && from < last.to) {
      throw new RangeError(
        `editor-engine: changes ${last.from}..${last.to} and ${from}..${to} overlap.`
      )
    }
    if (last && from === last.to) {
      last = { from: last.from, to, insert: last.insert + insert }
      out[out.length - 1] = last
    } else out.push((last = change))
  }
  return out
}

/** `text` after changes that are sorted and disjoint. */
export function splice(text: string, changes: readonly Change[]): string {
  if (changes.length === 0) return text
  let out = ''
  let at = 0
  for (const { from, to, insert } of changes) {
    if (from > at) out += text.slice(at, from)
    if (insert) out += insert
    at = to
  }
  return at < text.length ? out + text.slice(at) : out
}
