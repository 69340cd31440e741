export const LINE_END = /\r\n|\n|\r/

/** One line of a text, with its line ending separate. */
export interface Line {
  readonly text: string
  readonly from: number
  /** Before the line's ending. */
  readonly to: number
  /** After the line's ending. */
  readonly next: number
}

/**
 * The lines of a text. CRLF, LF and CR are line endings; a text that ends with one has no empty last
 * line.
 */
export function splitLines(text: string): Line[] {
  const lines: Line[] = []
  let from = 0
  for (const { index: to, 0: ending } of text.matchAll(/\r\n|\n|\r/g)) {
    const next = to + ending.length
    lines.push({ text: text.slice(from, to), from, to, next })
    from = next
  }
  if (from < text.length || !lines.length) {
    lines.push({ text: text.slice(from), from, to: text.length, next: text.length })
  }
  return lines
}

/** The lines of a block that a model wrote: the newline before the closing fence is not part of it. */
export function blockLines(block: string): string[] {
  if (block === '') return []
  const lines = block.split(LINE_END)
  if (lines.length > 1 && lines.at(-1) === '') lines.pop()
  return lines
}

/** The most frequent line ending of a text. */
export function endingOf(text: string): string {
  const head = text.slice(0, 200_000)
  if (!head.includes('\r')) return '\n'
  const endings = head.match(/\r\n|\n|\r/g)!
  const count = (ending: string) => endings.filter((one) => one === ending).length
  return ['\n', '\r\n', '\r'].reduce((most, one) => (count(one) > count(most) ? one : most))
}

/** A page in the form that a model gets: without element ids, each line with its number. */
export function withNumbers(text: string): string {
  const lines = splitLines(text)
  const width = String(lines.length).length
  return lines.map((line, i) => `${String(i + 1).padStart(width)}| ${line.text}`).join('\n')
}
