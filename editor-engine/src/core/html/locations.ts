import * as Field from './field.ts'

/** The locations of all elements of one text: one row of numbers per element, in document order. */
export interface Locations {
  readonly rows: Int32Array
  readonly count: number
  /**
   * The scan understands the tags up to this offset; elements that end after it are read-only. Equals
   * the length of the text if the scan understands all of it.
   */
  readonly certainTo: number
  /** The number of end tags, including those that close nothing, excluding those of raw text. */
  readonly endTags: number
  /** Start and end of the doctype that browsers use. */
  readonly doctype: { readonly from: number; readonly to: number } | undefined
}

/** The last element that starts at or before `offset`, or -1. */
export function lastStartingBy({ rows, count }: Locations, offset: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (rows[middle * Field.count + Field.start] <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}
