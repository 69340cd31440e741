/** Traits of an element besides its offsets: bits of its `Field.info`. */

/** Inside the page's body. */
export const inBody = 1 << 16
/** The tree builder places this element elsewhere than it is written, or repeats it. */
export const relocated = 1 << 17
/** SVG or MathML. */
export const foreign = 1 << 18
/** Its content is always text: script, style, title, textarea and similar. */
export const rawText = 1 << 19
/** Closed by an end tag of its own. */
export const closed = 1 << 20
/** Void: it has no content. */
export const empty = 1 << 21
/** Inside a `<template>`. */
export const inTemplate = 1 << 22
/**
 * Before this element ended, the page used tags that the scan has no rules for: its range may be wrong.
 */
export const uncertain = 1 << 23
/** A frameset replaces the body that contains this element. */
export const framed = 1 << 24
