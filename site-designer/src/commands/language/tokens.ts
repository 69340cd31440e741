import { folded } from '#designer/renderer/reading/words'

/** A word of an instruction, or a stretch in quotation marks as one. */
export interface Token {
  /** For comparing: no case, no accents, no marks around it. '' for what is quoted. */
  word: string
  from: number
  to: number
  /** What stands between the marks, exactly as typed. */
  quoted?: string
  /** A comma, colon or other mark directly behind it. */
  mark: string
}

/** Nobody writes a longer instruction with that many words. */
const MOST_TOKENS = 400

const PATTERN =
  /["“„«”]([^"“”„«»\n]{1,2000})["”“»]|(?<![\p{L}\p{N}])[‘']([^‘’'\n]{1,300}(?:[’'](?=\p{L})[^‘’'\n]{1,300}){0,5})[’'](?![\p{L}\p{N}])|\S+/gu

/** The words of a text in order, with where they stand in it. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: typed, 1: double, 2: single, index } of text.matchAll(PATTERN)) {
    const quoted = double ?? single
    const before = tokens.at(-1)
    if (quoted === undefined && before?.to === index && before.quoted !== undefined) {
      // What is glued to a closing mark: "Hello", or 'Merhaba'yı.
      before.mark = /[.,:;!?]/.exec(typed)?.[0] ?? before.mark
      before.to = index + typed.length
      continue
    }
    if (quoted === undefined) tokens.push(plain(typed, index))
    else tokens.push({ word: '', from: index, to: index + typed.length, quoted, mark: '' })
    if (tokens.length >= MOST_TOKENS) break
  }
  return tokens.filter(({ word, quoted }) => word !== '' || quoted !== undefined)
}

function plain(typed: string, index: number): Token {
  const [mark = ''] = /[.,:;!?…]+$/.exec(typed) ?? []
  const word = folded(typed)
    .replace(/^[('[]+/, '')
    .replace(/[.,:;!?…)'\]]+$/, '')
  return { word: word || typed.trim(), from: index, to: index + typed.length, mark }
}
