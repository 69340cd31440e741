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
  if (!text.includes('\r')) {
    for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
      lines.push({ text: text.slice(from, to), from, to, next: to + 1 })
      from = to + 1
    }
  }
  const ending = /\r\n|\n|\r/g
  ending.lastIndex = from
  for (let found = ending.exec(text); found; found = ending.exec(text)) {
    const next = found.index + found[0].length
    lines.push({ text: text.slice(from, found.index), from, to: found.index, next })
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
  const count = (ending: RegExp) => head.match(ending)?.length ?? 0
  const crlf = count(/\r\n/g)
  const cr = count(/\r/g) - crlf
  const lf = count(/\n/g) - crlf
  if (crlf > lf && crlf >= cr) return '\r\n'
  return cr > lf ? '\r' : '\n'
}

/** A page in the form that a model gets: without element ids, each line with its number. */
export function withNumbers(text: string): string {
  const lines = splitLines(text)
  const width = String(lines.length).length
  return lines.map((line, i) => `${String(i + 1).padStart(width)}| ${line.text}`).join('\n')
}
