/** The columns of a row of `Locations`. Offsets are UTF-16 units of the page's text. */

/** Offset of the `<` of the start tag. */
export const start = 0
/** Offset after the tag's name, where a new attribute can always be inserted. */
export const nameEnd = 1
/** Offset after the `>` of the start tag, where the content begins. */
export const tagEnd = 2
/**
 * Where the content ends: the `<` of the end tag, or the point at which the element is closed without
 * one.
 */
export const close = 3
/** Where the element ends, including its end tag. */
export const end = 4
/** Row of the element that was open when this one began, or -1. */
export const parent = 5
/** The number of the tag name in the low 16 bits, traits above them. */
export const info = 6
/** Offset of the name of the element's `data-element-id` attribute, or 0. */
export const id = 7

/** The number of columns in a row. */
export const count = 8
