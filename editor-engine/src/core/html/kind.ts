/**
 * The meaning of a tag name for the tree builder, as far as a rule needs it. Kinds of table parts come
 * first, each after the kind that may contain it.
 */
export const ordinary = 0
export const table = 1
export const section = 2
export const row = 3
export const cell = 4
export const caption = 5
export const columnGroup = 6
export const column = 7

export const html = 8
export const head = 9
export const body = 10
export const frameset = 11
export const noscript = 12
export const script = 13
export const template = 14
export const plaintext = 15

export const form = 16
export const heading = 17
export const listItem = 18
export const definition = 19
export const button = 20
export const paragraph = 21
export const select = 22
export const option = 23
export const optionGroup = 24
export const horizontalRule = 25
export const lineBreak = 26
export const image = 27
export const anchor = 28
export const font = 29

export const ruby = 30
export const rubyPart = 31

export const svg = 32
export const math = 33
export const mathText = 34

export const input = 36
export const style = 37

/** The meaning depends on more than the name. */
export const oddity = 35

/** The bits of a rule that contain its kind. */
export const mask = 63

/** The parts of a table. */
export const isPartOfTable = (kind: number) => kind > table && kind <= column
