/** What a regression learns from: numbers of features, how much each counts, and the classes that are right. */
export interface Row {
  at: Uint32Array
  values: Float32Array
  right: boolean[]
  share: number
}

export interface Options {
  classes: number
  features: number
  rounds: number
  /** How fast weights change. */
  step: number
  /** How strongly a weight is pulled to nothing. */
  pull: number
}

/** Likelihoods of the classes, by weights that stand class by class for each feature. */
function likelihoods(
  { at, values }: Pick<Row, 'at' | 'values'>,
  weights: Float32Array,
  classes: number
): Float64Array {
  const sums = new Float64Array(classes)
  for (const [index, row] of at.entries()) {
    const base = row * classes
    const value = values[index]
    for (let one = 0; one < classes; one++) sums[one] += value * weights[base + one]
  }
  const most = Math.max(...sums)
  let all = 0
  for (let one = 0; one < classes; one++) all += sums[one] = Math.exp(sums[one] - most)
  return sums.map((sum) => sum / all)
}

/** Multinomial logistic regression by AdaGrad; where several classes may be right, their sum counts. */
export function fit(rows: Row[], { classes, features, rounds, step, pull }: Options): Float32Array {
  const weights = new Float32Array(features * classes)
  const squares = new Float32Array(features * classes).fill(1e-2)
  const sums = new Float32Array(features * classes)
  const order = rows.map((_, at) => at)
  let seed = 1
  const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other], order[at]]
    }
    for (const number of order) {
      const row = rows[number]
      if (row.share === 0) continue
      const found = likelihoods(row, weights, classes)
      let right = 1e-9
      for (let one = 0; one < classes; one++) if (row.right[one]) right += found[one]
      for (let one = 0; one < classes; one++)
        found[one] = row.share * ((row.right[one] ? found[one] / right : 0) - found[one])
      for (let index = 0; index < row.at.length; index++) {
        const base = row.at[index] * classes
        const value = row.values[index]
        for (let one = 0; one < classes; one++) {
          const slope = value * (found[one] - pull * weights[base + one])
          squares[base + one] += slope * slope
          weights[base + one] += (step * slope) / Math.sqrt(squares[base + one])
        }
      }
    }
    // The mean of the later rounds leans less towards the last examples.
    if (2 * round >= rounds) for (let at = 0; at < sums.length; at++) sums[at] += weights[at]
  }
  return sums.map((sum) => sum / Math.ceil(rounds / 2))
}
