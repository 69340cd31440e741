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
  let aFrom = from
  let bFrom = from
  while (aFrom < aTo || bFrom < bTo) {
    const { steps, x, y } = shortestWay(a.slice(aFrom, aTo), b.slice(bFrom, bTo))
    for (const step of steps) add(out, { ...step, x: aFrom + step.x, y: bFrom + step.y })
    aFrom += x
    bFrom += y
  }
  return out
}

/** Deletes piece `x` of `a`, or inserts piece `y` of `b`. */
interface Step {
  readonly x: number
  readonly y: number
  readonly isGone: boolean
}

function add(out: Difference[], { x, y, isGone }: Step): void {
  const last = out.at(-1)
  const { aFrom, bFrom } = last?.aTo === x && last.bTo === y ? out.pop()! : { aFrom: x, bFrom: y }
  out.push({ aFrom, aTo: isGone ? x + 1 : x, bFrom, bTo: isGone ? y : y + 1 })
}

/**
 * The fewest steps to the end of both sequences, or as far as the limit allows, by Myers' greedy
 * algorithm: in each round, the farthest position in `a` on every diagonal `x - y`.
 */
function shortestWay(a: readonly string[], b: readonly string[]) {
  const limit = Math.min(MOST_DIFFERENCES, a.length + b.length)
  const middle = limit + 1
  const reached: number[] = new Array(2 * middle + 1).fill(0)
  const rounds: number[][] = []
  let end = { x: 0, y: 0 }
  for (let round = 0; round <= limit; round++) {
    rounds.push(reached.slice())
    for (let k = middle - round; k <= middle + round; k += 2) {
      let x = isDown(reached, k, middle, round) ? reached[k + 1] : reached[k - 1] + 1
      let y = x - k + middle
      while (x < a.length && y < b.length && a[x] === b[y]) {
        x++
        y++
      }
      reached[k] = x
      const isInside = x <= a.length && y <= b.length
      if (isInside && x + y > end.x + end.y) end = { x, y }
    }
    if (end.x === a.length && end.y === b.length) break
  }
  return { steps: stepsTo(end, rounds, middle), ...end }
}

/** The steps that led to a position, reconstructed from the rounds. */
function stepsTo(end: { x: number; y: number }, rounds: number[][], middle: number): Step[] {
  const steps: Step[] = []
  let { x, y } = end
  for (let round = rounds.length - 1; round > 0; round--) {
    const reached = rounds[round]
    const k = x - y + middle
    const isGone = !isDown(reached, k, middle, round)
    const from = isGone ? k - 1 : k + 1
    x = reached[from]
    y = x - from + middle
    steps.push({ x, y, isGone })
  }
  return steps.reverse()
}

/** Whether the step onto a diagonal inserts a piece of `b` instead of deleting one of `a`. */
const isDown = (reached: readonly number[], k: number, middle: number, round: number) =>
  k === middle - round || (k !== middle + round && reached[k - 1] < reached[k + 1])
