/**
 * The tag names whose rules the HTML standard writes out. A name is a small number here: looking a
 * tag up costs one hash, and every rule is a bit test or a switch on `Kind`.
 */
export const Kind = {
  ordinary: 0,
  block: 1,
  heading: 2,
  form: 3,
  listItem: 4,
  definition: 5,
  button: 6,
  anchor: 7,
  formatting: 8,
  nobr: 9,
  marked: 10,
  table: 11,
  image: 12,
  select: 13,
  option: 14,
  rubyBase: 15,
  rubyText: 16,
  math: 17,
  svg: 18,
  tablePart: 19,
  outer: 20,
  headish: 21,
  script: 22,
  template: 23,
  lineBreak: 24,
  plaintext: 25,
} as const

export const Bit = {
  special: 1,
  scope: 2,
  tableScope: 4,
  implied: 8,
  impliedThoroughly: 16,
  formatting: 32,
  mode: 64,
  marker: 128,
  /** A start tag that ends a piece of SVG or MathML wherever it stands in it. */
  breaksOut: 256,
  closesParagraph: 512,
  /** Has no content and no end tag. */
  empty: 1024,
  /** Its content is text whatever it looks like. */
  raw: 2048,
} as const

const S = Bit.special
const P = S | Bit.closesParagraph
const TABLE = S | Bit.scope | Bit.tableScope | Bit.mode

const TABLE_OF_NAMES: readonly [kind: number, bits: number, names: string][] = [
  [
    Kind.block,
    P,
    'address article aside blockquote center details dir div dl fieldset figcaption figure footer header hgroup main menu nav ol section summary ul pre listing',
  ],
  [Kind.block, Bit.closesParagraph, 'dialog search'],
  [Kind.block, P | Bit.implied, 'p'],
  [Kind.heading, P, 'h1 h2 h3 h4 h5 h6'],
  [Kind.form, S, 'form'],
  [Kind.listItem, P | Bit.implied, 'li'],
  [Kind.definition, P | Bit.implied, 'dd dt'],
  [Kind.plaintext, P | Bit.raw, 'plaintext'],
  [Kind.button, S, 'button'],
  [Kind.anchor, Bit.formatting, 'a'],
  [Kind.formatting, Bit.formatting, 'b big code em font i s small strike strong tt u'],
  [Kind.nobr, Bit.formatting, 'nobr'],
  [Kind.marked, S | Bit.scope | Bit.marker, 'applet marquee object'],
  [Kind.table, TABLE | Bit.closesParagraph, 'table'],
  [Kind.ordinary, S | Bit.empty, 'area embed img keygen wbr input param source track'],
  [Kind.lineBreak, S | Bit.empty, 'br'],
  [Kind.image, 0, 'image'],
  [Kind.ordinary, P | Bit.empty, 'hr'],
  [Kind.ordinary, S | Bit.raw, 'iframe noembed noscript textarea'],
  [Kind.ordinary, P | Bit.raw, 'xmp'],
  [Kind.select, S | Bit.mode, 'select'],
  [Kind.option, Bit.implied, 'option optgroup'],
  [Kind.rubyBase, Bit.implied, 'rb rtc'],
  [Kind.rubyText, Bit.implied, 'rp rt'],
  [Kind.math, 0, 'math'],
  [Kind.svg, 0, 'svg'],
  [Kind.tablePart, S | Bit.scope | Bit.impliedThoroughly | Bit.mode | Bit.marker, 'caption td th'],
  [Kind.tablePart, S | Bit.impliedThoroughly | Bit.mode, 'colgroup tbody tfoot thead tr'],
  [Kind.tablePart, S | Bit.empty, 'col'],
  [Kind.outer, S, 'frame frameset head body'],
  [Kind.outer, S | Bit.scope | Bit.tableScope, 'html'],
  [Kind.headish, S | Bit.empty, 'base basefont bgsound link meta'],
  [Kind.headish, S | Bit.raw, 'noframes style title'],
  [Kind.script, S | Bit.raw, 'script'],
  [Kind.template, TABLE | Bit.marker, 'template'],
  [
    Kind.ordinary,
    0,
    'span label ruby sub sup var foreignobject desc mi mo mn ms mtext mglyph malignmark annotation-xml',
  ],
]

/** Names by number; 0 stands for every name that has no rule of its own. */
export const NAMES: string[] = ['']
export const KINDS: number[] = [Kind.ordinary]
export const BITS: number[] = [0]

const SLOTS = 1024
const slots = new Int16Array(SLOTS)

export const nameHash = (hash: number, lowerCode: number) => (hash * 31 + lowerCode) | 0

function hashOf(name: string): number {
  let hash = 0
  for (let i = 0; i < name.length; i++) hash = nameHash(hash, name.charCodeAt(i))
  return hash
}

const BREAKS_OUT = new Set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'.split(
    ' '
  )
)

for (const [kind, bits, names] of TABLE_OF_NAMES) {
  for (const name of names.split(' ')) {
    const number = NAMES.length
    NAMES.push(name)
    KINDS.push(kind)
    BITS.push(BREAKS_OUT.has(name) ? bits | Bit.breaksOut : bits)
    let slot = hashOf(name) & (SLOTS - 1)
    while (slots[slot]) slot = (slot + 1) & (SLOTS - 1)
    slots[slot] = number
  }
}

/** The number of the name written at `from..to`, whose hash over lower-case codes is `hash`. */
export function lookUpName(text: string, from: number, to: number, hash: number): number {
  let slot = hash & (SLOTS - 1)
  for (let number = slots[slot]; number; number = slots[slot]) {
    if (NAMES[number].length === to - from && matches(text, from, NAMES[number])) return number
    slot = (slot + 1) & (SLOTS - 1)
  }
  return 0
}

/** Does `text` read `lower` at `from`, letter case aside? */
export function matches(text: string, from: number, lower: string): boolean {
  for (let i = 0; i < lower.length; i++) {
    const code = text.charCodeAt(from + i)
    const want = lower.charCodeAt(i)
    if (code !== want && (code < 65 || code > 90 || code + 32 !== want)) return false
  }
  return true
}

const number = (name: string) => NAMES.indexOf(name)

/** The names that single rules ask for. */
export const N = {
  p: number('p'),
  li: number('li'),
  a: number('a'),
  nobr: number('nobr'),
  form: number('form'),
  button: number('button'),
  table: number('table'),
  caption: number('caption'),
  colgroup: number('colgroup'),
  col: number('col'),
  tbody: number('tbody'),
  tfoot: number('tfoot'),
  thead: number('thead'),
  tr: number('tr'),
  td: number('td'),
  th: number('th'),
  select: number('select'),
  option: number('option'),
  optgroup: number('optgroup'),
  hr: number('hr'),
  input: number('input'),
  keygen: number('keygen'),
  textarea: number('textarea'),
  template: number('template'),
  html: number('html'),
  head: number('head'),
  body: number('body'),
  frame: number('frame'),
  frameset: number('frameset'),
  br: number('br'),
  address: number('address'),
  div: number('div'),
  ol: number('ol'),
  ul: number('ul'),
  ruby: number('ruby'),
  rtc: number('rtc'),
  svg: number('svg'),
  math: number('math'),
  title: number('title'),
  desc: number('desc'),
  foreignObject: number('foreignobject'),
  mi: number('mi'),
  mtext: number('mtext'),
  mglyph: number('mglyph'),
  malignmark: number('malignmark'),
  annotationXml: number('annotation-xml'),
  font: number('font'),
  style: number('style'),
  script: number('script'),
  noframes: number('noframes'),
  noscript: number('noscript'),
  plaintext: number('plaintext'),
} as const
