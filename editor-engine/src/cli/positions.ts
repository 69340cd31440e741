/** Converts offsets in a text to line and column, both from 1. */
export function positionsOf(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0]
  for (const { index, 0: ending } of text.matchAll(/\r\n|\n|\r/g))
    starts.push(index + ending.length)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (starts[middle] <= offset) low = middle + 1
      else high = middle
    }
    return { line: low, column: offset - starts[low - 1] + 1 }
  }
}
