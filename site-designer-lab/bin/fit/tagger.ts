import { canFollow, tags } from '../../../site-designer/src/commands/reading/tags.ts'
import type { Weights } from '../../../site-designer/src/commands/reading/model.ts'
import { markNext } from './clauses.ts'
import type { Example } from './examples.ts'

const ROUNDS = 14
/** The weights are the mean of those after so many last rounds: the order of the lines matters less. */
export const AVERAGED = 6
const STEP = 0.08
/** How strongly every weight is pulled to nothing. */
const PULL = 0.3
const LEAST = 0.27
const LEAST_STEP = 0.01
/** Features seen less often tell nothing of other sentences. */
const SELDOM = 2
/** What moves a weight by less is left. */
const LEAST_SLOPE = 1e-3
const LEAST_SHARE = 1e-6

const size = tags.length
interface Line {
  features: number[][]
  tags: number[]
}

/** A conditional random field: the weights by which the marked tags are likeliest. */
export function fitTagger(examples: readonly Example[]): { tagger: Weights; steps: Weights } {
  const marked = examples
    .map((one) => ({ ...one, tags: markNext(one) }))
    .filter((one) => one.tags.length > 0)
  const counts = new Map<string, number>()
  for (const { sentence } of marked)
    for (const feature of sentence.features.flat())
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const numbers = new Map<string, number>()
  for (const [feature, count] of counts) if (count >= SELDOM) numbers.set(feature, numbers.size)
  const lines: Line[] = marked.map(({ sentence, tags: own }) => ({
    tags: own,
    features: sentence.features.map((list) => list.flatMap((one) => numbers.get(one) ?? [])),
  }))
  const weights = new Float32Array(numbers.size * size)
  const steps = new Float64Array(size * size)
  const meanWeights = new Float32Array(weights.length)
  const meanSteps = new Float64Array(steps.length)
  for (let round = 0; round < ROUNDS; round++) {
    const rate = stepOf(STEP, round, ROUNDS)
    const odds = steps.map((step, at) =>
      canFollow(Math.floor(at / size), at % size) ? Math.exp(step) : 0
    )
    for (const line of shuffled(lines, round)) learn(line, { weights, steps, odds, rate })
    for (const list of [weights, steps]) shrink(list, rate * PULL)
    if (round >= ROUNDS - AVERAGED) {
      add(weights, meanWeights)
      add(steps, meanSteps)
    }
  }
  const tagger = new Map<string, Map<number, number>>()
  for (const [feature, at] of numbers) {
    const classes = above(meanWeights.subarray(at * size, (at + 1) * size), LEAST)
    if (classes.size > 0) tagger.set(feature, classes)
  }
  const between = tags.map((name, one): [string, Map<number, number>] => [
    name,
    above(meanSteps.subarray(one * size, (one + 1) * size), LEAST_STEP),
  ])
  return { tagger, steps: new Map(between) }
}

function above(list: Float32Array | Float64Array, least: number): Map<number, number> {
  return new Map([...list.entries()].filter(([, weight]) => Math.abs(weight) >= least))
}

interface Fit {
  weights: Float32Array
  steps: Float64Array
  /** The powers of the steps, kept beside them: products are quicker than sums of logarithms. */
  odds: Float64Array
  rate: number
}

/** Moves the weights so that the tags of one line become likelier: forwards, backwards, then the slopes. */
function learn({ features, tags: own }: Line, { weights, steps, odds, rate }: Fit): void {
  const { length } = own
  const likely = features.map((list) => {
    const scores = new Float64Array(size)
    for (const feature of list)
      for (let tag = 0; tag < size; tag++) scores[tag] += weights[feature * size + tag]
    const most = Math.max(...scores)
    return scores.map((score) => Math.exp(score - most))
  })
  const ahead: Float64Array[] = [
    scaled(likely[0].map((one, tag) => (canFollow(-1, tag) ? one : 0))),
  ]
  const alive = [aliveIn(ahead[0], own[0])]
  for (let at = 1; at < length; at++) {
    const row = new Float64Array(size)
    for (const one of alive[at - 1]) {
      const share = ahead[at - 1][one]
      for (let tag = 0; tag < size; tag++) row[tag] += share * odds[one * size + tag]
    }
    for (let tag = 0; tag < size; tag++) row[tag] *= likely[at][tag]
    ahead.push(scaled(row))
    alive.push(aliveIn(ahead[at], own[at]))
  }
  let back = new Float64Array(size).fill(1)
  for (let at = length - 1; at >= 0; at--) {
    const both = scaled(ahead[at].map((one, tag) => one * back[tag]))
    for (let tag = 0; tag < size; tag++) {
      const slope = (own[at] === tag ? 1 : 0) - both[tag]
      if (Math.abs(slope) > LEAST_SLOPE)
        for (const feature of features[at]) weights[feature * size + tag] += rate * slope
    }
    if (at === 0) break
    const reached = likely[at].map((one, tag) => one * back[tag])
    const ends = aliveIn(both, own[at])
    const row = new Float64Array(size)
    let sum = 0
    for (const one of alive[at - 1]) {
      for (const tag of ends) row[one] += odds[one * size + tag] * reached[tag]
      sum += ahead[at - 1][one] * row[one]
    }
    for (const one of alive[at - 1])
      for (const tag of ends) {
        const step = one * size + tag
        const isOwn = own[at] === tag && own[at - 1] === one
        const slope = Number(isOwn) - (ahead[at - 1][one] * odds[step] * reached[tag]) / sum
        if (Math.abs(slope) <= LEAST_SLOPE || odds[step] === 0) continue
        steps[step] += rate * slope
        odds[step] = Math.exp(steps[step])
      }
    back = scaled(row)
  }
}

/** Tags that matter at a place; the one that is meant always does. */
function aliveIn(shares: Float64Array, own: number): number[] {
  const found: number[] = []
  for (let tag = 0; tag < size; tag++) if (shares[tag] > LEAST_SHARE || tag === own) found.push(tag)
  return found
}

/** As shares of their sum, so that long lines come to no number that is too small. */
function scaled(row: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  let sum = 0
  for (const share of row) sum += share
  for (let at = 0; at < row.length; at++) row[at] /= sum
  return row
}

/** Smaller from round to round. */
export function stepOf(step: number, round: number, rounds: number): number {
  return step * (1 - (0.9 * round) / rounds)
}

/** Adds the share of one round to the mean of the last rounds. */
export function add(list: Float32Array | Float64Array, mean: Float32Array | Float64Array): void {
  for (let at = 0; at < list.length; at++) mean[at] += list[at] / AVERAGED
}

export function shrink(list: Float32Array | Float64Array, by: number): void {
  for (let at = 0; at < list.length; at++) list[at] *= 1 - by
}

/** The same order every time. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const all = [...list]
  let state = seed * 7919 + 17
  for (let at = all.length - 1; at > 0; at--) {
    state = (state * 1103515245 + 12345) % 2147483648
    const other = state % (at + 1)
    ;[all[at], all[other]] = [all[other], all[at]]
  }
  return all
}
