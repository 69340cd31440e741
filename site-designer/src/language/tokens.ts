import { folded, small } from '#designer/language/fold'

/** The words of a text, each a run of letters and digits. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The same for comparing, without case and accents. */
export function foldedWords(text: string): string[] {
  return wordsIn(folded(text))
}

/** Its words with what stands behind an apostrophe, and its marks one by one. */
export function wordsAndMarks(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*|[^\p{L}\p{N} ]/gu) ?? []
}

/** One word of a text, with its offsets. */
export interface Token {
  text: string
  small: string
  from: number
  to: number
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu
const marks = new Set("'’&-")

/** The words of a text; a hyphen or an apostrophe inside a word does not part it. */
export function tokensOf(text: string, offset = 0): Token[] {
  return Array.from(text.matchAll(word), ({ 0: typed, index }) => {
    const trimmed = marks.has(typed.at(-1)!) ? typed.replace(/['’&-]{1,3}$/, '') : typed
    return {
      text: trimmed,
      small: small(trimmed),
      from: offset + index,
      to: offset + index + trimmed.length,
    }
  })
}

export function isCapital(text: string): boolean {
  return /^(?:\p{Ll}{1,2}['’])?[\p{Lu}\p{Lo}]/u.test(text) || /^\p{Ll}\p{Lu}/u.test(text)
}
