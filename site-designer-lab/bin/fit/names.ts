import { hashOf } from '../../../site-designer/src/reader/judge/hash.ts'
import type { Weights } from '../../../site-designer/src/reader/judge/weights.ts'
import type { Candidate } from '../../../site-designer/src/reader/names/candidates.ts'

/** What may be the name of a prompt, and whether it is. */
export interface Choice extends Candidate {
  isRight: boolean
  isExact: boolean
}

const rounds = 14
const step = 0.1
/** How strongly a weight is pulled to nothing: of what a stretch is, of two such things, of a word. */
const pulls = { sign: 0.0005, pair: 0.002, word: 0.001 }
/** What fewer choices have tells nothing. */
const fewest = 4

/** The weights by which the right ones are likeliest, of all choices and none. */
export function weighNames(prompts: readonly Choice[][]): Weights {
  const numbers = numbered(prompts)
  const pull = Float64Array.from(numbers.keys(), pullOf)
  const rows = prompts.map((choices) => ({
    features: choices.map(({ features }) =>
      Int32Array.from(features.map((one) => numbers.get(one) ?? -1).filter((one) => one >= 0))
    ),
    aims: aimsOf(choices),
  }))
  const weights = new Float64Array(numbers.size)
  const squares = new Float64Array(numbers.size).fill(1e-6)
  const sums = new Float64Array(numbers.size)
  const slope = new Float64Array(numbers.size)
  const touched = new Set<number>()
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < rows.length; turn++) {
      const { features, aims } = rows[(turn * 7919 + round * 31) % rows.length]
      const scores = features.map((own) => Math.exp(own.reduce((sum, at) => sum + weights[at], 0)))
      const all = scores.reduce((sum, score) => sum + score, 1)
      const aimed = aims.reduce((sum, at) => sum + scores[at], 0)
      for (const [choice, own] of features.entries()) {
        const wanted = aims.includes(choice) ? scores[choice] / aimed : 0
        const error = wanted - scores[choice] / all
        if (Math.abs(error) < 1e-5) continue
        for (const at of own) {
          slope[at] += error
          touched.add(at)
        }
      }
      for (const at of touched) {
        const one = slope[at] - pull[at] * weights[at]
        squares[at] += one * one
        weights[at] += (step * one) / Math.sqrt(squares[at])
        slope[at] = 0
      }
      touched.clear()
    }
    // The mean of the later rounds leans less towards the last examples.
    if (2 * round >= rounds) for (let at = 0; at < sums.length; at++) sums[at] += weights[at]
  }
  return rounded(
    [...numbers.keys()],
    sums.map((sum) => sum / Math.ceil(rounds / 2))
  )
}

function numbered(prompts: readonly Choice[][]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const choices of prompts)
    for (const { features } of choices)
      for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= fewest)
  return new Map(kept.map(([one], at) => [one, at]))
}

function pullOf(feature: string): number {
  if (feature.includes('+')) return pulls.pair
  return feature.includes(' ') ? pulls.word : pulls.sign
}

/** The numbers of those that are right: exactly so, where some are. */
function aimsOf(choices: readonly Choice[]): number[] {
  const numbers = (holds: (one: Choice) => boolean) =>
    choices.flatMap((one, at) => (holds(one) ? [at] : []))
  const exact = numbers(({ isExact }) => isExact)
  return exact.length > 0 ? exact : numbers(({ isRight }) => isRight)
}

/** Each in a byte, without those that say next to nothing. */
function rounded(features: string[], weights: Float64Array): Weights {
  const largest = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0)
  const scale = largest / 127
  const kept = features.flatMap((feature, at) => {
    const value = Math.round(weights[at] / scale)
    return value === 0 ? [] : [{ key: hashOf(feature), value }]
  })
  return {
    classes: 1,
    rows: new Map(kept.map(({ key }, at) => [key, at])),
    values: Int8Array.from(kept, ({ value }) => value),
    scale,
  }
}
