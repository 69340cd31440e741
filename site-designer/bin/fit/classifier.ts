import { ANY, MISREAD } from '#designer/commands/reading/classifier'
import { isWhole } from '#designer/commands/reading/commands_of'
import type { Weights } from '#designer/commands/reading/model'
import type { ClauseExample } from './clauses.ts'
import { LEARNT, move, RESTS, shrink, shuffled, stepOf } from './tagger.ts'

const ROUNDS = 8
const STEP = 0.08
/** A line comes with several markings; features of one line alone tell nothing of others. */
const SELDOM = 2
const PULL = 0.3
const LEAST = 0.12

interface Line {
  /** Each way with the labels it has slots enough for, and those that are right. */
  ways: { features: number[]; labels: number[]; right: number }[]
  none: number[]
  /** For how many rounds it is passed over. */
  rests: number
}

/** The weights by which the right ways to read are likelier than all others. */
export function fitClassifier(examples: readonly ClauseExample[]): {
  labels: string[]
  classifier: Weights
} {
  const rights = examples.flatMap(({ ways }) => ways.flatMap(({ right }) => right ?? []))
  const labels = [ANY, MISREAD, ...[...new Set(rights)].sort()]
  const counts = new Map<string, number>()
  for (const { ways, none } of examples)
    for (const feature of new Set([...none, ...ways.flatMap(({ features }) => features)]))
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const numbers = new Map<string, number>()
  for (const [feature, count] of counts) if (count >= SELDOM) numbers.set(feature, numbers.size)
  const numbered = (features: readonly string[]) =>
    [...new Set(features)].flatMap((feature) => numbers.get(feature) ?? [])
  const lines = examples.map(({ ways, none, isAll }): Line => ({
    none: numbered(none),
    rests: 0,
    ways: ways.map(({ features, names, right }) => ({
      features: numbered(features),
      labels: labels.flatMap((label, at) =>
        at > NONE && isWhole(label, names) && (label !== 'aside' || !isAll) ? at : []
      ),
      right: right === undefined ? -1 : labels.indexOf(right),
    })),
  }))
  const size = labels.length
  const weights = new Float32Array(numbers.size * size)
  for (let round = 0; round < ROUNDS; round++) {
    const rate = stepOf(STEP, round, ROUNDS)
    for (const line of shuffled(lines, round)) {
      if (line.rests-- > 0) continue
      const likelihood = learn(line, { weights, size, rate })
      line.rests = likelihood > LEARNT ? RESTS : 0
    }
    shrink(weights, rate * PULL)
  }
  const classifier = new Map<string, Map<number, number>>()
  for (const [feature, at] of numbers) {
    const classes = new Map<number, number>()
    for (let label = 0; label < size; label++) {
      const weight = weights[at * size + label]
      if (Math.abs(weight) >= LEAST) classes.set(label, weight)
    }
    if (classes.size > 0) classifier.set(feature, classes)
  }
  return { labels, classifier }
}

const SHARED = 0
const NONE = 1

/**
 * Makes the right ways of one line likelier: each shares in it as likely as it is among them. Returns
 * how likely they were.
 */
function learn(
  { ways, none }: Line,
  { weights, size, rate }: { weights: Float32Array; size: number; rate: number }
): number {
  const scores = ways.map(({ features, labels }) => {
    const all = new Float64Array(size)
    for (const feature of features) {
      all[SHARED] += weights[feature * size + SHARED]
      for (const label of labels) all[label] += weights[feature * size + label]
    }
    return labels.map((label) => all[label] + all[SHARED])
  })
  const noneScore = none.reduce((sum, feature) => sum + weights[feature * size + NONE], 0)
  const most = scores.flat().reduce((top, score) => Math.max(top, score), noneScore)
  const powers = scores.map((own) => own.map((score) => Math.exp(score - most)))
  const nonePower = Math.exp(noneScore - most)
  const all = powers.flat().reduce((sum, power) => sum + power, nonePower)
  let right = 0
  ways.forEach((way, index) => {
    const at = way.labels.indexOf(way.right)
    if (at >= 0) right += powers[index][at]
  })
  const isNone = right === 0
  const noneSlope = Number(isNone) - nonePower / all
  for (const feature of none) weights[feature * size + NONE] += rate * noneSlope
  ways.forEach(({ features, labels, right: wanted }, index) => {
    const slopes = new Float64Array(size)
    labels.forEach((label, at) => {
      const share = label === wanted ? powers[index][at] / right : 0
      slopes[label] = share - powers[index][at] / all
      slopes[SHARED] += slopes[label]
    })
    move(weights, features, { slopes, rate })
  })
  return isNone ? nonePower / all : right / all
}
