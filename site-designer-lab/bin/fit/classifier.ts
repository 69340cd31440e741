import { MISREAD } from '../../../site-designer/src/commands/reading/classifier.ts'
import { isWhole } from '../../../site-designer/src/commands/reading/commands_of.ts'
import type { Weights } from '../../../site-designer/src/commands/reading/model.ts'
import type { PartExample } from './clauses.ts'
import { add, AVERAGED, shrink, shuffled, stepOf } from './tagger.ts'

const ROUNDS = 12
const STEP = 0.08
/** A line comes with several markings; features of one line alone tell nothing of others. */
const SELDOM = 4
const PULL = 0.3
const LEAST = 0.2
const LEAST_SLOPE = 1e-3

interface Choice {
  features: number[]
  /** The labels that its slots are enough for. */
  labels: number[]
  /** The right one, if its slots are right. */
  right: number
}

/** The weights by which, of all labels of all markings of a part, the right one is likeliest. */
export function fitClassifier(examples: readonly PartExample[]): {
  labels: string[]
  classifier: Weights
} {
  const markings = examples.flatMap((one) => one.markings)
  const labels = [...new Set([MISREAD, ...markings.flatMap(({ label }) => label ?? [])])].sort()
  const numbers = numbered(markings.map(({ features }) => features))
  const parts = examples.map((one) =>
    one.markings.map(({ features, slots, label }): Choice => ({
      features: [...new Set(features)].flatMap((feature) => numbers.get(feature) ?? []),
      labels: [...labels.keys()].filter(
        (at) => labels[at] !== MISREAD && isWhole(labels[at], slots)
      ),
      right: label === undefined ? -1 : labels.indexOf(label),
    }))
  )
  const size = labels.length
  const misread = labels.indexOf(MISREAD)
  const weights = new Float32Array(numbers.size * size)
  const mean = new Float32Array(weights.length)
  for (let round = 0; round < ROUNDS; round++) {
    const rate = stepOf(STEP, round, ROUNDS)
    for (const part of shuffled(parts, round)) learn(part, { weights, size, misread, rate })
    shrink(weights, rate * PULL)
    if (round >= ROUNDS - AVERAGED) add(weights, mean)
  }
  const classifier = new Map<string, Map<number, number>>()
  for (const [feature, at] of numbers) {
    const classes = new Map<number, number>()
    for (let label = 0; label < size; label++) {
      const weight = mean[at * size + label]
      if (Math.abs(weight) >= LEAST) classes.set(label, weight)
    }
    if (classes.size > 0) classifier.set(feature, classes)
  }
  return { labels, classifier }
}

function numbered(lists: readonly string[][]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const features of lists)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= SELDOM)
  return new Map(kept.map(([feature], at) => [feature, at]))
}

interface Fit {
  weights: Float32Array
  size: number
  misread: number
  rate: number
}

/** Moves the weights so that what is right of one part becomes likelier. */
function learn(part: readonly Choice[], { weights, size, misread, rate }: Fit): void {
  const scores = part.map(({ features }, index) => {
    const own = new Float64Array(size)
    for (const feature of features)
      for (let at = 0; at < size; at++) own[at] += weights[feature * size + at]
    return { own, open: index === 0 ? [...part[index].labels, misread] : part[index].labels }
  })
  const most = Math.max(...scores.flatMap(({ own, open }) => open.map((at) => own[at])))
  let sum = 0
  let right = 0
  for (const [index, { own, open }] of scores.entries())
    for (const at of open) {
      own[at] = Math.exp(own[at] - most)
      sum += own[at]
      if (at === part[index].right) right += own[at]
    }
  for (const [index, { own, open }] of scores.entries())
    for (const at of open) {
      const isRight = right === 0 ? at === misread : at === part[index].right
      const slope = (isRight ? own[at] / (right || own[at]) : 0) - own[at] / sum
      if (Math.abs(slope) < LEAST_SLOPE) continue
      for (const feature of part[index].features) weights[feature * size + at] += rate * slope
    }
}
