/**
 * Decoding of character references. The names here are those of accented letters, of Latin-1 and of
 * typography, which are nearly all that pages use, and those that can disguise an address; the entry
 * `entities` adds all others. An unknown name is read as it is written, and edits of the text around it
 * do not change it.
 */

/** Sequences of names with consecutive code points: the first code point, then the names. */
const RUNS =
  '9 Tab NewLine;33 excl quot num dollar percnt amp apos lpar rpar ast;44 comma;46 period sol;58 colon semi lt equals gt quest commat;160 nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest;198 AElig;208 ETH;215 times Oslash;222 THORN szlig;230 aelig;240 eth;247 divide oslash;254 thorn;338 OElig oelig;710 circ;732 tilde;8194 ensp emsp;8201 thinsp;8204 zwnj zwj lrm rlm;8211 ndash mdash;8216 lsquo rsquo sbquo;8220 ldquo rdquo bdquo;8224 dagger Dagger bull;8230 hellip;8240 permil;8242 prime Prime;8249 lsaquo rsaquo;8364 euro;8482 trade;8592 larr uarr rarr darr harr;8722 minus;8734 infin;8776 asymp;8800 ne equiv;8804 le ge;9733 starf star;10003 check;10007 cross'

const NAMES = namesIn(RUNS)
/** The names added by `addReferences`. */
let others: ReadonlyMap<string, string> = new Map()

function namesIn(runs: string): Map<string, string> {
  const names = new Map<string, string>()
  for (const run of runs.split(';')) {
    const [first, ...inOrder] = run.split(' ')
    inOrder.forEach((name, i) => names.set(name, String.fromCharCode(Number(first) + i)))
  }
  return names
}

/** Adds these names to the known references. */
export function addReferences(names: ReadonlyMap<string, string>): void {
  others = names
}

/** Accents by the name that follows the letter; the combining marks in the same order. */
const ACCENTS = ['grave', 'acute', 'circ', 'tilde', 'uml', 'ring', 'caron', 'cedil']
const MARKS = '\u0300\u0301\u0302\u0303\u0308\u030a\u030c\u0327'
const LAST_ACCENTED = '\u017f'

/** The character with this name, or undefined. */
function named(name: string): string | undefined {
  if (/^(?:AMP|LT|GT|QUOT|COPY|REG)$/.test(name)) return NAMES.get(name.toLowerCase())
  const accent = ACCENTS.indexOf(name.slice(1))
  if (accent < 0 || name === 'gcedil') return NAMES.get(name)
  const composed = (name[0] + MARKS[accent]).normalize()
  return composed.length === 1 && composed <= LAST_ACCENTED ? composed : undefined
}

/** The parser accepts these names of markup and of Latin-1 without a semicolon too. */
const isBare = (char: string) => /["&<>\u00a0-\u00ff]/.test(char)

export interface Decoded {
  readonly text: string
  /** For every unit of `text`, and for its end, the offset in the source. */
  readonly offsets: readonly number[]
}

/** The context of a text, which decides how it is decoded. */
export interface TextPlace {
  readonly inAttribute?: boolean
  /** What NUL is replaced with: nothing in text between tags, except in SVG and in raw text. */
  readonly nul?: '' | '\ufffd' | undefined
}

/** `raw` as a browser decodes it: character references, line ends and NUL. */
export function decode(raw: string, place: TextPlace = {}): string {
  return /[&\r\0]/.test(raw) ? decodeMapped(raw, place).text : raw
}

/**
 * `raw` as a browser decodes it, with the source offset of every unit. If it is the markup of a text with
 * template code, `written` is that text: what is no reference is read from it.
 */
export function decodeMapped(
  raw: string,
  { inAttribute = false, nul = inAttribute ? '\ufffd' : '' }: TextPlace = {},
  written = raw
): Decoded {
  const offsets: number[] = []
  let text = ''
  let at = 0
  while (at < raw.length) {
    let read = written[at]
    let to = at + 1
    if (raw[at] === '&') {
      const found = reference(raw, at, inAttribute)
      if (found) ({ text: read, to } = found)
    } else if (raw[at] === '\r') {
      read = '\n'
      if (raw[to] === '\n') to++
    } else if (raw[at] === '\0') read = nul
    for (let i = 0; i < read.length; i++) offsets.push(at)
    text += read
    at = to
  }
  offsets.push(raw.length)
  return { text, offsets }
}

const REFERENCE = /&(?:#[xX]([0-9a-fA-F]+);?|#([0-9]+);?|([A-Za-z][A-Za-z0-9]*)(;?))/y

function reference(
  raw: string,
  at: number,
  inAttribute: boolean
): { text: string; to: number } | undefined {
  REFERENCE.lastIndex = at
  const found = REFERENCE.exec(raw)
  if (!found) return undefined
  const [all, hex, decimal, name, semicolon] = found
  const number = decimal ?? (hex && `0x${hex}`)
  const known = number ? codePoint(Number(number)) : semicolon && (named(name) ?? others.get(name))
  if (known) return { text: known, to: at + all.length }
  for (let length = Math.min(name.length, 6); length > 1; length--) {
    const text = named(name.slice(0, length))
    if (!text || !isBare(text)) continue
    const to = at + 1 + length
    if (inAttribute && /[=A-Za-z0-9]/.test(raw.charAt(to))) return undefined
    return { text, to }
  }
  return undefined
}

const WINDOWS = new TextDecoder('windows-1252')

function codePoint(code: number): string {
  // Code points of Windows-1252, which old pages use in numeric references.
  if (code >= 0x80 && code < 0xa0) return WINDOWS.decode(Uint8Array.of(code))
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return '\ufffd'
  return String.fromCodePoint(code)
}
