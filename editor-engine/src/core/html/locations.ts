/**
 * Where every element of a page stands: one row of eight numbers per element, in document order.
 * Offsets are UTF-16 units of the page's text.
 */
export const Field = {
  /** Offset of the `<` of the start tag. */
  start: 0,
  /** Offset after the tag's name: a new attribute may always be written here. */
  nameEnd: 1,
  /** Offset after the `>` of the start tag, which is where the content begins. */
  tagEnd: 2,
  /** Where the content ends: the `<` of the end tag, or the place that closes it without one. */
  close: 3,
  /** Where the element ends, its end tag included. */
  end: 4,
  /** Row of the element that was open when this one began, or -1. */
  parent: 5,
  /** The tag name's number in the low 16 bits, `Trait`s above them. */
  info: 6,
  /** Offset of the name of the element's `data-element-id` attribute, or 0. */
  id: 7,
} as const

export const ROW = 8

export const Trait = {
  /** Stands in the page's body. */
  inBody: 1 << 16,
  /** The tree builder moves or repeats this element, so that its range is not its own. */
  relocated: 1 << 17,
  /** SVG or MathML. */
  foreign: 1 << 18,
  /** Its content is text whatever it looks like: script, style, title, textarea and their kin. */
  rawText: 1 << 19,
  /** Closed by an end tag of its own. */
  closed: 1 << 20,
  /** Can have no content. */
  empty: 1 << 21,
  /** Inside a `<template>`. */
  inTemplate: 1 << 22,
} as const

/** The locations of all elements of one text. */
export interface Locations {
  readonly rows: Int32Array
  readonly count: number
  /** Whether the page is laid out by the old rules, which change where a table may stand. */
  readonly quirks: boolean
}

/** The last element that starts at or before `offset`, or -1. */
export function lastStartingBy({ rows, count }: Locations, offset: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (rows[middle * ROW + Field.start] <= offset) low = middle + 1
    else high = middle
  }
  return low - 1
}
