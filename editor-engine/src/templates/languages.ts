import type { Range } from '../core/page/element.ts'

/** The marks around template code: what it begins with, a space, what it ends with. */
export const LANGUAGES = ['{{ }}', '{% %}', '{# #}', '<% %>', '<? ?>'] as const

/** Finds the template code in a text. */
export type FindCode = (text: string) => readonly Range[]

/**
 * A search for the code between these marks. Code ends at the first mark that closes it. Without one it
 * takes in the rest of the text: PHP reads a page so, and text that may be code is not to be edited.
 */
export function findCode(languages: readonly string[]): FindCode {
  const closing = new Map(languages.map(marksOf))
  // Where `{{{` and `{{` both begin code, the longer one is meant.
  const opening = [...closing.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = opening.map((mark) => mark.replace(/[^\w\s]/g, '\\$&')).join('|')
  return (text) => {
    const found: Range[] = []
    const marks = new RegExp(pattern || '(?!)', 'g')
    for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
      const close = closing.get(mark[0])!
      const end = text.indexOf(close, marks.lastIndex)
      const to = end < 0 ? text.length : end + close.length
      found.push({ from: mark.index, to })
      marks.lastIndex = to
    }
    return found
  }
}

function marksOf(language: string): [open: string, close: string] {
  const [open, close, ...more] = language.split(' ')
  // A mark of one character is often in text that is no code.
  if (!(open?.length > 1 && close?.length > 1) || more.length) {
    throw new TypeError(
      `${JSON.stringify(language)} is not two marks of template code, as "{{ }}".`
    )
  }
  return [open, close]
}
