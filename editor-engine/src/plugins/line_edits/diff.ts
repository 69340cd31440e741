/** A stretch of `a` that gives way to a stretch of `b`. */
export interface Difference {
  readonly aFrom: number
  readonly aTo: number
  readonly bFrom: number
  readonly bTo: number
}

const CELLS = 1_000_000

/** Where two rows of pieces differ, as few and small stretches as is cheap to find. */
export function diff(a: readonly string[], b: readonly string[]): Difference[] {
  const out: Difference[] = []
  compare(a, b, { aFrom: 0, aTo: a.length, bFrom: 0, bTo: b.length }, out, 0)
  return out
}

function compare(
  a: readonly string[],
  b: readonly string[],
  within: Difference,
  out: Difference[],
  depth: number
): void {
  let { aFrom, aTo, bFrom, bTo } = within
  while (aFrom < aTo && bFrom < bTo && a[aFrom] === b[bFrom]) {
    aFrom++
    bFrom++
  }
  while (aTo > aFrom && bTo > bFrom && a[aTo - 1] === b[bTo - 1]) {
    aTo--
    bTo--
  }
  if (aFrom === aTo && bFrom === bTo) return
  const rest = { aFrom, aTo, bFrom, bTo }
  if (aFrom === aTo || bFrom === bTo) {
    out.push(rest)
    return
  }
  if ((aTo - aFrom) * (bTo - bFrom) <= CELLS) {
    byTable(a, b, rest, out)
    return
  }
  const anchors = depth < 24 ? uniqueInBoth(a, b, rest) : []
  if (!anchors.length) {
    out.push(rest)
    return
  }
  let left = aFrom
  let right = bFrom
  for (const [i, j] of [...anchors, [aTo, bTo] as const]) {
    compare(a, b, { aFrom: left, aTo: i, bFrom: right, bTo: j }, out, depth + 1)
    left = i
    right = j
  }
}

/** Longest common subsequence by the table of all prefixes. */
function byTable(
  a: readonly string[],
  b: readonly string[],
  within: Difference,
  out: Difference[]
): void {
  const { aFrom, aTo, bFrom, bTo } = within
  const rows = aTo - aFrom
  const columns = bTo - bFrom
  const width = columns + 1
  const table = new Uint32Array((rows + 1) * width)
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      table[i * width + j] =
        a[aFrom + i] === b[bFrom + j]
          ? table[(i + 1) * width + j + 1] + 1
          : Math.max(table[(i + 1) * width + j], table[i * width + j + 1])
    }
  }
  let i = 0
  let j = 0
  let start: [number, number] | undefined
  const close = () => {
    if (start) {
      out.push({ aFrom: aFrom + start[0], aTo: aFrom + i, bFrom: bFrom + start[1], bTo: bFrom + j })
    }
    start = undefined
  }
  while (i < rows && j < columns) {
    if (a[aFrom + i] === b[bFrom + j]) {
      close()
      i++
      j++
      continue
    }
    start ??= [i, j]
    if (table[(i + 1) * width + j] >= table[i * width + j + 1]) i++
    else j++
  }
  if (i < rows || j < columns) start ??= [i, j]
  i = rows
  j = columns
  close()
}

/** Pieces that stand once on either side, in the longest row that keeps both orders. */
function uniqueInBoth(
  a: readonly string[],
  b: readonly string[],
  within: Difference
): [number, number][] {
  const inA = once(a, within.aFrom, within.aTo)
  const inB = once(b, within.bFrom, within.bTo)
  const pairs: [number, number][] = []
  for (const [piece, i] of inA) {
    const j = inB.get(piece)
    if (i >= 0 && j !== undefined && j >= 0) pairs.push([i, j])
  }
  pairs.sort((p, q) => p[0] - q[0])
  return increasing(pairs)
}

function once(pieces: readonly string[], from: number, to: number): Map<string, number> {
  const places = new Map<string, number>()
  for (let i = from; i < to; i++) places.set(pieces[i], places.has(pieces[i]) ? -1 : i)
  return places
}

function increasing(pairs: [number, number][]): [number, number][] {
  const tails: number[] = []
  const before = new Int32Array(pairs.length)
  for (const [index, [, j]] of pairs.entries()) {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (pairs[tails[middle]][1] < j) low = middle + 1
      else high = middle
    }
    before[index] = low ? tails[low - 1] : -1
    tails[low] = index
  }
  const out: [number, number][] = []
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at]) out.unshift(pairs[at])
  return out
}
