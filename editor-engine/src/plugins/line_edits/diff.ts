/** A range of `a` that is replaced with a range of `b`. */
export interface Difference {
  readonly aFrom: number
  readonly aTo: number
  readonly bFrom: number
  readonly bTo: number
}

/** After this number of steps the best path so far is used, so that the work stays small. */
const MOST_DIFFERENCES = 400

/** The differences between two sequences, as few and as small as can be found cheaply. */
export function diff(a: readonly string[], b: readonly string[]): Difference[] {
  let from = 0
  let aTo = a.length
  let bTo = b.length
  while (from < aTo && from < bTo && a[from] === b[from]) from++
  while (from < aTo && from < bTo && a[aTo - 1] === b[bTo - 1]) {
    aTo--
    bTo--
  }
  if (from === aTo && from === bTo) return []
  if (from === aTo || from === bTo) return [{ aFrom: from, aTo, bFrom: from, bTo }]
  const out: Difference[] = []
  for (let x = from, y = from; x < aTo || y < bTo;) {
    const way = shortestWay(a, b, { x, y, aTo, bTo })
    const steps: Step[] = []
    for (let step = way.last; step; step = step.before) steps.push(step)
    for (const step of steps.reverse()) add(out, step)
    ;({ x, y } = way)
  }
  return out
}

/** Deletes piece `x` of `a`, or inserts piece `y` of `b`. */
interface Step {
  readonly x: number
  readonly y: number
  readonly isGone: boolean
  readonly before: Step | undefined
}

function add(out: Difference[], { x, y, isGone }: Step): void {
  const last = out.at(-1)
  const { aFrom, bFrom } = last?.aTo === x && last.bTo === y ? out.pop()! : { aFrom: x, bFrom: y }
  out.push({ aFrom, aTo: isGone ? x + 1 : x, bFrom, bTo: isGone ? y : y + 1 })
}

/** A position in both sequences, and the last step on the way to it. */
interface Way {
  readonly x: number
  readonly y: number
  readonly last?: Step
}

/**
 * The way with the fewest steps to the end of both sequences, or as far as the limit allows, by Myers'
 * greedy algorithm: in each round, the farthest position in `a` on every diagonal `x - y`.
 */
function shortestWay(
  a: readonly string[],
  b: readonly string[],
  from: { readonly x: number; readonly y: number; readonly aTo: number; readonly bTo: number }
): Way {
  const { aTo, bTo } = from
  const ways: (Way | undefined)[] = []
  let end: Way = from
  for (let round = 0; round <= MOST_DIFFERENCES; round++) {
    for (let k = MOST_DIFFERENCES + 1 - round; k <= MOST_DIFFERENCES + 1 + round; k += 2) {
      const below = ways[k - 1]
      const above = ways[k + 1]
      const isGone = below && !(above && below.x < above.x)
      const before = isGone ? below : above
      ways[k] = undefined
      if (round && !before) continue
      let { x, y } = before ?? from
      const last = before && { x, y, isGone: Boolean(isGone), before: before.last }
      if (isGone) x++
      else if (before) y++
      if (x > aTo || y > bTo) continue
      while (x < aTo && y < bTo && a[x] === b[y]) {
        x++
        y++
      }
      ways[k] = { x, y, last }
      if (!round || x + y > end.x + end.y) end = { x, y, last }
    }
    if (end.x === aTo && end.y === bTo) break
  }
  return end
}
