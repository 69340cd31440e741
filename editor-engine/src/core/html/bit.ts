/** What a rule says of a name besides its kind, one bit each. */

/** Stops the search for an element to close. */
export const special = 1 << 6
/** Of these, the ones that also stop a list item from closing the one before. */
export const item = 1 << 7
export const closesParagraph = 1 << 8
/** A start tag that ends a piece of SVG or MathML wherever it stands in it. */
export const breaksOut = 1 << 9
/** Has no content and no end tag. */
export const empty = 1 << 10
/** Its content is text whatever it looks like. */
export const raw = 1 << 11
/** Stands in the head without opening the body. */
export const ofHead = 1 << 12
export const formatting = 1 << 13
/** Closes with the form or the ruby text around it. */
export const implied = 1 << 14
/** Hides what is open around it from an end tag. */
export const scope = 1 << 15
export const buttonScope = 1 << 16
export const listScope = 1 << 17
export const tableScope = 1 << 18
/** Formatting that opened outside does not open again in it. */
export const marker = 1 << 19
/** Tables, selects and templates: what may stand in them has rules of its own. */
export const context = 1 << 20
export const closesSelect = 1 << 21
/** In SVG, holds HTML. */
export const svgPoint = 1 << 22

/** Of open elements only: SVG and MathML, and where HTML stands in them. */
export const inSvg = 1 << 23
export const inMath = 1 << 24
export const htmlPoint = 1 << 25
