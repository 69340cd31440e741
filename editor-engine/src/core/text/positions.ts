/** A place in a text as editors show it. */
export interface Position {
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units, the unit of all offsets: an emoji takes two. */
  readonly column: number
}

/** Lines and columns of one text. Each line ends with LF, CRLF or CR; the rest is a line too. */
export interface Positions {
  /** The number of lines; a text that ends with a line ending has an empty last line. */
  readonly lines: number
  /** The line and column of an offset. Throws a RangeError if it is not in the text. */
  at(offset: number): Position
  /**
   * The offset of a line and column: the inverse of `at`. A column may lie in the line's ending, but
   * not after it. Throws a RangeError if there is no such place.
   */
  offset(position: Position): number
}

/** Reads where the lines of a text begin, once; each question then takes logarithmic time. */
export function positions(text: string): Positions {
  const starts = lineStarts(text)
  return {
    lines: starts.length,
    at(offset) {
      if (!(Number.isInteger(offset) && offset >= 0 && offset <= text.length)) {
        throw new RangeError(`editor-engine: offset ${offset} is not in the text.`)
      }
      const line = lineAt(starts, offset)
      return { line, column: offset - starts[line - 1] + 1 }
    },
    offset({ line, column }) {
      const offset = starts[line - 1] + column - 1
      const next = line < starts.length ? starts[line] : text.length + 1
      if (!(Number.isInteger(offset) && column > 0 && offset < next)) {
        throw new RangeError(`editor-engine: line ${line} has no column ${column}.`)
      }
      return offset
    },
  }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (const { index, 0: ending } of text.matchAll(/\r\n|\n|\r/g))
    starts.push(index + ending.length)
  return starts
}

/** The number of the line that contains an offset, from 1. */
function lineAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle] <= offset) low = middle + 1
    else high = middle
  }
  return low
}
