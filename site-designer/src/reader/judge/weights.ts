import { readBytes } from '#designer/data/read_data'

/** What tells what something is: numbers of features, and how much each counts. */
export interface Features {
  keys: number[]
  values: number[]
}

/** How much each feature speaks for each class. */
export interface Weights {
  classes: number
  /** By the number of a feature, its row. */
  rows: ReadonlyMap<number, number>
  /** Class by class, row by row. */
  values: Int8Array
  /** What one step of a value is worth. */
  scale: number
}

const read = new Map<string, Weights>()

/** Weights of data/evidence, read when they are first asked for. */
export function weightsOf(name: string): Weights {
  const known = read.get(name)
  if (known) return known
  const weights = unpacked(readBytes('evidence', `${name}.bin`))
  read.set(name, weights)
  return weights
}

/** Other weights instead, to see what they would do. */
export function useWeights(name: string, weights: Weights): void {
  read.set(name, weights)
}

/** How likely each class is; together 1. */
export function likelihoodsOf({ keys, values }: Features, weights: Weights): number[] {
  const { rows, classes, scale } = weights
  const sums = new Float64Array(classes)
  for (const [at, key] of keys.entries()) {
    const row = rows.get(key)
    if (row === undefined) continue
    for (let one = 0; one < classes; one++)
      sums[one] += values[at] * weights.values[row * classes + one]
  }
  const most = Math.max(...sums)
  const scores = Array.from(sums, (sum) => Math.exp((sum - most) * scale))
  const all = scores.reduce((total, score) => total + score, 0)
  return scores.map((score) => score / all)
}

const head = 12

/** How many rows and classes, the scale, the numbers of all features, then their values. */
export function packed({ rows, classes, values, scale }: Weights): Buffer {
  const front = Buffer.alloc(head + 4 * rows.size)
  front.writeUInt32LE(rows.size, 0)
  front.writeUInt32LE(classes, 4)
  front.writeFloatLE(scale, 8)
  for (const [key, row] of rows) front.writeUInt32LE(key, head + 4 * row)
  return Buffer.concat([front, Buffer.from(values.buffer, values.byteOffset, values.byteLength)])
}

function unpacked(bytes: Buffer): Weights {
  const [count, classes] = [bytes.readUInt32LE(0), bytes.readUInt32LE(4)]
  const rows = new Map<number, number>()
  for (let row = 0; row < count; row++) rows.set(bytes.readUInt32LE(head + 4 * row), row)
  const start = bytes.byteOffset + head + 4 * count
  const values = new Int8Array(bytes.buffer, start, count * classes)
  return { classes, rows, values, scale: bytes.readFloatLE(8) }
}
