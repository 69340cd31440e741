import * as Bit from './bit.ts'
import * as Kind from './kind.ts'

/**
 * The tag names with rules in the HTML standard, and these rules. A name is represented by a small
 * number: looking up a tag needs one hash, and every rule is a test of bits or a switch on its kind.
 */

const S = Bit.special | Bit.item
const P = S | Bit.closesParagraph
const FORMATTING = Bit.formatting | Bit.breaksOut
const IN_TABLE = S | Bit.context
const IN_CELL = IN_TABLE | Bit.scope | Bit.marker
const TABLE = IN_TABLE | Bit.scope | Bit.tableScope

const TABLE_OF_RULES: readonly [rule: number, names: string][] = [
  [
    P,
    'article aside details dir fieldset figcaption figure footer header hgroup main nav section summary',
  ],
  [P | Bit.breaksOut, 'blockquote center dl listing menu pre'],
  [P | Bit.breaksOut | Bit.listScope, 'ol ul'],
  [Bit.special | Bit.closesParagraph, 'address'],
  [Bit.special | Bit.closesParagraph | Bit.breaksOut, 'div'],
  [Bit.special | Bit.closesParagraph | Bit.breaksOut | Bit.implied | Kind.paragraph, 'p'],
  [Bit.closesParagraph, 'dialog search'],
  [P | Bit.breaksOut | Kind.heading, 'h1 h2 h3 h4 h5 h6'],
  [P | Bit.breaksOut | Bit.implied | Kind.listItem, 'li'],
  [P | Bit.breaksOut | Bit.implied | Kind.definition, 'dd dt'],
  [S | Kind.form, 'form'],
  [S | Bit.buttonScope | Kind.button, 'button'],
  [S | Bit.scope | Bit.marker, 'applet marquee object'],

  [FORMATTING, 'b big code em i s small strike strong tt u'],
  [Bit.formatting | Kind.font, 'font'],
  [Bit.formatting | Kind.anchor, 'a'],
  [FORMATTING | Kind.anchor, 'nobr'],
  [Bit.breaksOut, 'span sub sup var'],
  [Bit.breaksOut | Kind.ruby, 'ruby'],
  [Bit.implied | Kind.rubyPart, 'rb rp rt'],
  [0, 'label'],

  [TABLE | Bit.closesParagraph | Bit.breaksOut | Kind.table, 'table'],
  [IN_TABLE | Kind.section, 'tbody tfoot thead'],
  [IN_TABLE | Kind.row, 'tr'],
  [IN_CELL | Kind.cell, 'td th'],
  [IN_CELL | Kind.caption, 'caption'],
  [IN_TABLE | Kind.columnGroup, 'colgroup'],
  [Bit.empty | Kind.column, 'col'],
  [IN_TABLE | Bit.scope | Bit.closesSelect | Kind.select, 'select'],
  [Bit.implied | Kind.option, 'option'],
  [Bit.implied | Kind.optionGroup, 'optgroup'],

  [Bit.empty, 'area param source track wbr'],
  [Bit.empty | Bit.closesSelect | Kind.input, 'input'],
  [Bit.empty | Bit.closesSelect, 'keygen'],
  [Bit.empty | Bit.breaksOut, 'embed img'],
  [Bit.empty | Bit.breaksOut | Kind.lineBreak, 'br'],
  [Bit.empty | Bit.breaksOut | Bit.closesParagraph | Kind.horizontalRule, 'hr'],
  [Bit.empty | Kind.image, 'image'],
  [Bit.raw, 'iframe noembed'],
  [Bit.raw | Bit.closesSelect, 'textarea'],
  [Bit.raw | Bit.closesParagraph, 'xmp'],
  [Bit.raw | Bit.closesParagraph | Kind.plaintext, 'plaintext'],
  [Bit.raw | Kind.noscript, 'noscript'],

  [Kind.html, 'html'],
  [Bit.breaksOut | Kind.head, 'head'],
  [Bit.breaksOut | Kind.body, 'body'],
  [Kind.frameset, 'frameset'],
  [Bit.empty | Kind.frameset, 'frame'],
  [Bit.ofHead | Bit.empty, 'base basefont bgsound link'],
  [Bit.ofHead | Bit.empty | Bit.breaksOut, 'meta'],
  [Bit.ofHead | Bit.raw, 'noframes'],
  [Bit.ofHead | Bit.raw | Kind.style, 'style'],
  [Bit.ofHead | Bit.raw | Bit.svgPoint, 'title'],
  [Bit.ofHead | Bit.raw | Kind.script, 'script'],
  [Bit.ofHead | TABLE | Bit.marker | Kind.template, 'template'],

  [Kind.svg, 'svg'],
  [Bit.svgPoint, 'desc foreignobject'],
  [Kind.math, 'math'],
  [Kind.mathText, 'mi mn mo ms mtext'],
  [Kind.oddity, 'annotation-xml malignmark mglyph rtc'],
]

/** Names and their rules by number; 0 is used for every name without a rule. */
export const NAMES: string[] = ['']
export const RULES: number[] = [Kind.ordinary]

const SLOTS = 1024
const slots = new Int16Array(SLOTS)

export const nameHash = (hash: number, lowerCode: number) => (hash * 31 + lowerCode) | 0

for (const [rule, names] of TABLE_OF_RULES) {
  for (const name of names.split(' ')) {
    let hash = 0
    for (let i = 0; i < name.length; i++) hash = nameHash(hash, name.charCodeAt(i))
    let slot = hash & (SLOTS - 1)
    while (slots[slot]) slot = (slot + 1) & (SLOTS - 1)
    slots[slot] = NAMES.push(name) - 1
    RULES.push(rule)
  }
}

/** The number of the name at `from..to`, whose hash over lower-case codes is `hash`. */
export function lookUpName(text: string, from: number, to: number, hash: number): number {
  let slot = hash & (SLOTS - 1)
  for (let number = slots[slot]; number; number = slots[slot]) {
    if (NAMES[number].length === to - from && matches(text, from, NAMES[number])) return number
    slot = (slot + 1) & (SLOTS - 1)
  }
  return 0
}

/** Whether `text` contains `lower` at `from`, ignoring case. */
export function matches(text: string, from: number, lower: string): boolean {
  for (let i = 0; i < lower.length; i++) {
    const code = text.charCodeAt(from + i)
    const want = lower.charCodeAt(i)
    if (code !== want && (code < 65 || code > 90 || code + 32 !== want)) return false
  }
  return true
}
