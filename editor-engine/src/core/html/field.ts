/** What a row of `Locations` holds, by its place in it. Offsets are UTF-16 units of the page's text. */

/** Offset of the `<` of the start tag. */
export const start = 0
/** Offset after the tag's name: a new attribute may always be written here. */
export const nameEnd = 1
/** Offset after the `>` of the start tag, which is where the content begins. */
export const tagEnd = 2
/** Where the content ends: the `<` of the end tag, or the place that closes it without one. */
export const close = 3
/** Where the element ends, its end tag included. */
export const end = 4
/** Row of the element that was open when this one began, or -1. */
export const parent = 5
/** The tag name's number in the low 16 bits, traits above them. */
export const info = 6
/** Offset of the name of the element's `data-element-id` attribute, or 0. */
export const id = 7

/** How many numbers a row is. */
export const count = 8
