import type { Weights } from '#designer/commands/reading/model'
import type { ClauseExample } from './clauses.ts'
import { shrink, shuffled, stepOf } from './tagger.ts'

const ROUNDS = 15
const STEP = 0.08
/** A line comes with several taggings; features of one line alone tell nothing of others. */
const SELDOM = 4
const PULL = 0.3
const LEAST = 0.27

/** The weights by which the right labels are likeliest. */
export function fitClassifier(examples: readonly ClauseExample[]): {
  labels: string[]
  classifier: Weights
} {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const numbers = new Map<string, number>()
  for (const [feature, count] of counts) if (count >= SELDOM) numbers.set(feature, numbers.size)
  const lines = examples.map(({ features, label }) => ({
    label: labels.indexOf(label),
    features: [...new Set(features)].flatMap((feature) => numbers.get(feature) ?? []),
  }))
  const size = labels.length
  const weights = new Float64Array(numbers.size * size)
  for (let round = 0; round < ROUNDS; round++) {
    const rate = stepOf(STEP, round, ROUNDS)
    for (const { label, features } of shuffled(lines, round)) {
      const scores = new Float64Array(size)
      for (const feature of features)
        for (let at = 0; at < size; at++) scores[at] += weights[feature * size + at]
      const most = Math.max(...scores)
      const sum = scores.reduce((all, score) => all + Math.exp(score - most), 0)
      for (let at = 0; at < size; at++) {
        const slope = (at === label ? 1 : 0) - Math.exp(scores[at] - most) / sum
        if (Math.abs(slope) < 1e-3) continue
        for (const feature of features) weights[feature * size + at] += rate * slope
      }
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
