/** The similarity of two blocks, 0 to 1: by pairs of neighbouring characters, ignoring white space. */
export function similarity(a: readonly string[], b: readonly string[]): number {
  const left = pairs(a)
  const right = pairs(b)
  let shared = 0
  for (const [pair, count] of left.counts) shared += Math.min(count, right.counts.get(pair) ?? 0)
  const total = left.size + right.size
  return total ? (2 * shared) / total : 1
}

function pairs(lines: readonly string[]): { counts: Map<string, number>; size: number } {
  const text = lines
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join('\n')
    .slice(0, 20_000)
  const counts = new Map<string, number>()
  for (let i = 0; i + 1 < text.length; i++) {
    const pair = text.slice(i, i + 2)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return { counts, size: Math.max(0, text.length - 1) }
}
