/** What is known of an element besides its offsets: bits of its `Field.info`. */

/** Stands in the page's body. */
export const inBody = 1 << 16
/** The tree builder puts this element elsewhere than it is written, or repeats it. */
export const relocated = 1 << 17
/** SVG or MathML. */
export const foreign = 1 << 18
/** Its content is text whatever it looks like: script, style, title, textarea and their kin. */
export const rawText = 1 << 19
/** Closed by an end tag of its own. */
export const closed = 1 << 20
/** Can have no content. */
export const empty = 1 << 21
/** Inside a `<template>`. */
export const inTemplate = 1 << 22
/** The page left the rules that the scan knows before this element ended: its range may be another. */
export const uncertain = 1 << 23
/** A frameset takes the place of the body that this element is in. */
export const framed = 1 << 24
