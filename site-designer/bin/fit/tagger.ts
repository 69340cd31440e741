import { canFollow, tags } from '#designer/commands/reading/tags'
import type { Weights } from '#designer/commands/reading/model'
import { markNext } from './clauses.ts'
import type { Example } from './examples.ts'

const ROUNDS = 14
const STEP = 0.08
/** How strongly every weight is pulled to nothing. */
const PULL = 0.3
const LEAST = 0.27
/** Features seen less often tell nothing of other sentences. */
const SELDOM = 2

const size = tags.length
const before = tags.map((_, tag) =>
  tags.flatMap((__, last) => (canFollow(last, tag) ? [last] : []))
)

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
  const weights = new Float64Array(numbers.size * size)
  const steps = new Float64Array(size * size)
  let rate = STEP
  for (let round = 0; round < ROUNDS; round++) {
    rate = stepOf(STEP, round, ROUNDS)
    for (const line of shuffled(lines, round)) learn(line)
    for (const list of [weights, steps]) shrink(list, rate * PULL)
  }

  function learn({ features, tags: own }: Line): void {
    const { length } = own
    const emissions = features.map((list) => {
      const scores = new Float64Array(size)
      for (const feature of list)
        for (let tag = 0; tag < size; tag++) scores[tag] += weights[feature * size + tag]
      return scores
    })
    const ahead: Float64Array[] = []
    const back: Float64Array[] = Array.from({ length })
    for (let at = 0; at < length; at++) {
      const row = new Float64Array(size)
      for (let tag = 0; tag < size; tag++) {
        if (at === 0) row[tag] = canFollow(-1, tag) ? emissions[0][tag] : -Infinity
        else {
          const list = before[tag]
          let most = -Infinity
          for (const one of list) {
            const value = ahead[at - 1][one] + steps[one * size + tag]
            if (value > most) most = value
          }
          let sum = 0
          if (most > -Infinity)
            for (const one of list)
              sum += Math.exp(ahead[at - 1][one] + steps[one * size + tag] - most)
          row[tag] = most === -Infinity ? most : most + Math.log(sum) + emissions[at][tag]
        }
      }
      ahead.push(row)
    }
    for (let at = length - 1; at >= 0; at--) {
      const row = new Float64Array(size)
      if (at < length - 1) {
        const sums = new Float64Array(size)
        const mosts = new Float64Array(size).fill(-Infinity)
        for (let tag = 0; tag < size; tag++)
          for (const one of before[tag]) {
            const value = steps[one * size + tag] + emissions[at + 1][tag] + back[at + 1][tag]
            if (value > mosts[one]) mosts[one] = value
          }
        for (let tag = 0; tag < size; tag++)
          for (const one of before[tag]) {
            const value = steps[one * size + tag] + emissions[at + 1][tag] + back[at + 1][tag]
            sums[one] += Math.exp(value - mosts[one])
          }
        for (let tag = 0; tag < size; tag++) row[tag] = mosts[tag] + Math.log(sums[tag])
      }
      back[at] = row
    }
    let total = -Infinity
    for (const value of ahead[length - 1]) total = value > total ? value : total
    total += Math.log(ahead[length - 1].reduce((sum, value) => sum + Math.exp(value - total), 0))
    for (let at = 0; at < length; at++) {
      for (let tag = 0; tag < size; tag++) {
        const likely = Math.exp(ahead[at][tag] + back[at][tag] - total)
        const slope = (own[at] === tag ? 1 : 0) - likely
        if (Math.abs(slope) > 1e-3)
          for (const feature of features[at]) weights[feature * size + tag] += rate * slope
        if (at === 0) continue
        for (const one of before[tag]) {
          const both = Math.exp(
            ahead[at - 1][one] +
              steps[one * size + tag] +
              emissions[at][tag] +
              back[at][tag] -
              total
          )
          const step = (own[at] === tag && own[at - 1] === one ? 1 : 0) - both
          if (Math.abs(step) > 1e-3) steps[one * size + tag] += rate * step
        }
      }
    }
  }

  const tagger: Weights = new Map()
  for (const [feature, at] of numbers) {
    const classes = new Map<number, number>()
    for (let tag = 0; tag < size; tag++) {
      const weight = weights[at * size + tag]
      if (Math.abs(weight) >= LEAST) classes.set(tag, weight)
    }
    if (classes.size > 0) tagger.set(feature, classes)
  }
  const between: Weights = new Map()
  tags.forEach((name, one) => {
    const classes = new Map<number, number>()
    for (let tag = 0; tag < size; tag++)
      if (Math.abs(steps[one * size + tag]) >= 0.01) classes.set(tag, steps[one * size + tag])
    between.set(name, classes)
  })
  return { tagger, steps: between }
}

/** Smaller from round to round. */
export function stepOf(step: number, round: number, rounds: number): number {
  return step * (1 - (0.9 * round) / rounds)
}

export function shrink(list: Float64Array, by: number): void {
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
