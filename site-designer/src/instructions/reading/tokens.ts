import { folded } from '#designer/language/fold'

/** A word, a mark, or a stretch in quotation marks of an instruction. */
export interface Token {
  /** For comparing: no case, no accents. Of a quotation its words. */
  word: string
  from: number
  to: number
  /** What stands between the quotation marks, exactly as typed. */
  quoted?: string
  isMark: boolean
}

/** Nobody writes a longer instruction. */
export const MOST_TOKENS = 300

const PATTERN =
  /["“„«”]([^"“”„«»\n]{1,2000})["”“»]|(?<![\p{L}\p{N}])[‘']([^‘’'\n]{1,300}(?:[’'](?=\p{L})[^‘’'\n]{1,300}){0,5})[’'](?![\p{L}\p{N}])|\n|\S+/gu

const ARROW = /->|→|=>|=(?!\S*\/)|>/
const REACH = /:\/\/|^www\.|\S@\S/

/**
 * The words and marks of a text in order, with where they stand in it. Templates match marks too, and take
 * prices, addresses and quotations as they are typed, so these are no words of `language/tokens`.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  // All arrows mean the same; each is as long as what it is read as.
  const alike = text.replaceAll('=>', '->').replace(/[⇒➔➜]/g, '→')
  for (const { 0: typed, 1: double, 2: single, index } of alike.matchAll(PATTERN)) {
    const quoted = double ?? single
    if (quoted === undefined) tokens.push(...plain(typed, index))
    else {
      const to = index + typed.length
      tokens.push({ word: folded(quoted), from: index, to, quoted, isMark: false })
    }
    if (tokens.length > MOST_TOKENS) break
  }
  return tokens
}

/** A stretch without spaces: what stands around its word are tokens of their own. */
function plain(typed: string, index: number): Token[] {
  const arrow = REACH.test(typed) ? null : ARROW.exec(typed)
  if (arrow && arrow[0] !== typed) {
    const end = arrow.index + arrow[0].length
    return [
      ...(arrow.index > 0 ? plain(typed.slice(0, arrow.index), index) : []),
      mark(arrow[0], index + arrow.index),
      ...(end < typed.length ? plain(typed.slice(end), index + end) : []),
    ]
  }
  // "phone:01632 …"
  const colon = REACH.test(typed) ? null : /(?<=\p{L}):(?=[\p{L}\d£€$+])/u.exec(typed)
  if (colon)
    return [
      ...plain(typed.slice(0, colon.index), index),
      mark(':', index + colon.index),
      ...plain(typed.slice(colon.index + 1), index + colon.index + 1),
    ]
  const [before] = /^[([{"“”„«»‘’'…,.;:!?-]*/u.exec(typed)!
  const start = /^[.-]\d/.test(typed) ? 0 : before.length
  const rest = typed.slice(start)
  const [behind] = /[)\]}"“”„«»…,.;:!?]*$/u.exec(rest)!
  const isShort = /^(?:[ap]\.m|e\.g|no|sok|cad)\.$/i.test(rest)
  const word = rest.slice(0, rest.length - (isShort ? 0 : behind.length))
  const tokens: Token[] = []
  if (start > 0) tokens.push(mark(typed.slice(0, start), index))
  if (word !== '') {
    const from = index + start
    const isMark = !/[\p{L}\p{N}]/u.test(word)
    tokens.push({ word: folded(word) || word, from, to: from + word.length, isMark })
  }
  if (!isShort && behind !== '' && word !== '')
    tokens.push(mark(behind, index + typed.length - behind.length))
  return tokens
}

function mark(typed: string, from: number): Token {
  const word = typed === '\n' ? typed : typed.slice(0, 2)
  return { word, from, to: from + typed.length, isMark: true }
}
