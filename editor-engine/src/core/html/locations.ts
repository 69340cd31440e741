import * as Field from './field.ts'

/** The locations of all elements of one text: a row of numbers for each, in document order. */
export interface Locations {
  readonly rows: Int32Array
  readonly count: number
  /**
   * Up to here the tags follow rules that the scan knows; elements that end later are read-only. The
   * length of the text where they do so to the end.
   */
  readonly certainTo: number
  /** How many end tags there are, those that close nothing too, but for those of raw text. */
  readonly endTags: number
  /** The doctype that browsers heed: where it begins and ends. */
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
