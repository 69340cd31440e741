import type { Features, Weights } from '../../../site-designer/src/reader/judge/weights.ts'
import { fit, type Options, type Row } from './regression.ts'

/** What weights are learned from: features, and which classes are right. */
export interface Example extends Features {
  right: boolean[]
  /** How much it counts. */
  share: number
}

export interface Weighing extends Omit<Options, 'features'> {
  /** What fewer examples have tells nothing. */
  fewest: number
  /** So many features are kept, those that say most. */
  most: number
}

/** Weights by which what is right is likeliest. */
export function weigh(examples: Example[], { fewest, most, ...options }: Weighing): Weights {
  const counts = new Map<number, number>()
  for (const { keys } of examples)
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const numbers = new Map<number, number>()
  for (const [key, count] of counts) if (count >= fewest) numbers.set(key, numbers.size)
  const rows = examples.map((one) => rowOf(one, numbers))
  const weights = fit(rows, { ...options, features: numbers.size })
  return rounded(weights, numbers, options.classes, most)
}

function rowOf({ keys, values, right, share }: Example, numbers: Map<number, number>): Row {
  const kept = keys.flatMap((key, at) => {
    const row = numbers.get(key)
    return row === undefined ? [] : [[row, values[at]]]
  })
  return {
    at: Uint32Array.from(kept, ([row]) => row),
    values: Float32Array.from(kept, ([, value]) => value),
    right,
    share,
  }
}

/** The features that say most, each in a byte a class. */
function rounded(
  weights: Float32Array,
  numbers: Map<number, number>,
  classes: number,
  most: number
): Weights {
  const own = (row: number) => weights.subarray(row * classes, (row + 1) * classes)
  const kept = [...numbers]
    .map(([key, row]) => ({ key, row, strength: Math.max(...own(row)) - Math.min(...own(row)) }))
    .sort((one, other) => other.strength - one.strength)
    .slice(0, most)
    .sort((one, other) => one.key - other.key)
  const largest = kept.reduce((top, { row }) => Math.max(top, ...own(row).map(Math.abs)), 0)
  const scale = largest / 127
  const values = new Int8Array(kept.length * classes)
  for (const [at, { row }] of kept.entries())
    values.set(
      own(row).map((weight) => Math.round(weight / scale)),
      at * classes
    )
  return { classes, rows: new Map(kept.map(({ key }, at) => [key, at])), values, scale }
}
