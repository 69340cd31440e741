/**
 * Character references, read. The names are those of Latin-1 and typography, which are nearly all that
 * pages use, and the few that can disguise an address. A name that is not here reads as it is written, and is
 * never touched by an edit of the text around it.
 */

const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

/** Runs of names whose code points follow each other: the first code point, then the names. */
const RUNS =
  '9 Tab NewLine;33 excl;35 num dollar percnt;39 apos lpar rpar ast;44 comma;46 period sol;58 colon semi;61 equals;63 quest commat;338 OElig oelig;352 Scaron scaron;376 Yuml;710 circ;732 tilde;8194 ensp emsp;8201 thinsp;8204 zwnj zwj lrm rlm;8211 ndash mdash;8216 lsquo rsquo sbquo;8220 ldquo rdquo bdquo;8224 dagger Dagger bull;8230 hellip;8240 permil;8242 prime Prime;8249 lsaquo rsaquo;8364 euro;8482 trade;8592 larr uarr rarr darr harr;8722 minus;8734 infin;8776 asymp;8800 ne equiv;8804 le ge;9733 starf star;10003 check;10007 cross'

/** Names that the parser also knows without their semicolon. */
const bare = new Map<string, string>([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['AMP', '&'],
  ['LT', '<'],
  ['GT', '>'],
  ['QUOT', '"'],
  ['COPY', '©'],
  ['REG', '®'],
])
LATIN_1.split(' ').forEach((name, i) => bare.set(name, String.fromCharCode(160 + i)))

const names = new Map(bare)
for (const run of RUNS.split(';')) {
  const [first, ...rest] = run.split(' ')
  rest.forEach((name, i) => names.set(name, String.fromCharCode(Number(first) + i)))
}

const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

export interface Decoded {
  readonly text: string
  /** For every unit of `text`, and for its end, the offset where it is written. */
  readonly offsets: readonly number[]
}

/** `raw` with its character references read, as a browser reads them. */
export function decode(raw: string, { inAttribute = false } = {}): string {
  return raw.includes('&') ? decodeMapped(raw, { inAttribute }).text : raw
}

/** `raw` as the parser reads it, with the place of every unit. */
export function decodeMapped(raw: string, { inAttribute = false } = {}): Decoded {
  const offsets: number[] = []
  let text = ''
  let at = 0
  while (at < raw.length) {
    const found = raw[at] === '&' ? reference(raw, at, inAttribute) : undefined
    const read = found ? found.text : raw[at]
    for (let i = 0; i < read.length; i++) offsets.push(at)
    text += read
    at = found ? found.to : at + 1
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
  if (hex !== undefined) return { text: codePoint(Number.parseInt(hex, 16)), to: at + all.length }
  if (decimal !== undefined)
    return { text: codePoint(Number.parseInt(decimal, 10)), to: at + all.length }
  const known = semicolon && names.get(name)
  if (known) return { text: known, to: at + all.length }
  for (let length = Math.min(name.length, 6); length > 1; length--) {
    const text = bare.get(name.slice(0, length))
    if (!text) continue
    const to = at + 1 + length
    if (inAttribute && /[=A-Za-z0-9]/.test(raw.charAt(to))) return undefined
    return { text, to }
  }
  return undefined
}

function codePoint(code: number): string {
  if (code >= 0x80 && code < 0xa0) return WINDOWS_1252[code - 0x80]
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return '\ufffd'
  return String.fromCodePoint(code)
}
