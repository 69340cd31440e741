/** Properties of a tag name besides its kind, one bit each. */

/** Stops the search for an element to close. */
export const special = 1 << 6
/** A subset of these, which also stop a list item from closing the previous one. */
export const item = 1 << 7
export const closesParagraph = 1 << 8
/** A start tag that ends SVG or MathML at any depth. */
export const breaksOut = 1 << 9
/** Has no content and no end tag. */
export const empty = 1 << 10
/** Its content is always text, even if it contains tags. */
export const raw = 1 << 11
/** Allowed in the head without opening the body. */
export const ofHead = 1 << 12
export const formatting = 1 << 13
/** Closed together with the form or the ruby text around it. */
export const implied = 1 << 14
/** Hides the open elements around it from an end tag. */
export const scope = 1 << 15
export const buttonScope = 1 << 16
export const listScope = 1 << 17
export const tableScope = 1 << 18
/** Formatting that opened outside is not reopened inside it. */
export const marker = 1 << 19
/** Tables, selects and templates, which have their own content rules. */
export const context = 1 << 20
export const closesSelect = 1 << 21
/** An SVG element that contains HTML. */
export const svgPoint = 1 << 22

/** For open elements only: SVG and MathML, and the places in them where HTML is allowed. */
export const inSvg = 1 << 23
export const inMath = 1 << 24
export const htmlPoint = 1 << 25
