import type { Weights } from '#designer/commands/reading/model'
import { canFollow, tags } from '#designer/commands/reading/tags'

/** One way to give each token its tag, and how likely it is. */
export interface Tagging {
  tags: number[]
  likelihood: number
}

const before: readonly (readonly number[])[] = tags.map((_, tag) =>
  tags.flatMap((__, last) => (canFollow(last, tag) ? [last] : []))
)

/** The likeliest ways to tag a sentence, by its features and by which tag follows which. */
export function taggingsOf(
  features: readonly (readonly string[])[],
  { tagger, steps }: { tagger: Weights; steps: Weights },
  most: number
): Tagging[] {
  if (features.length === 0) return []
  const emissions = features.map((own) => emissionsOf(own, tagger))
  const step = stepsOf(steps)
  const starts = emissions[0].map((score, tag) => (canFollow(-1, tag) ? score : -Infinity))
  const total = totalOf(emissions, step, starts)
  return bestOf(emissions, step, starts, most).map(({ path, score }) => ({
    tags: path,
    likelihood: Math.exp(score - total),
  }))
}

function emissionsOf(features: readonly string[], tagger: Weights): Float64Array {
  const scores = new Float64Array(tags.length)
  for (const feature of features) {
    const weights = tagger.get(feature)
    if (weights) for (const [tag, weight] of weights) scores[tag] += weight
  }
  return scores
}

const known = new WeakMap<Weights, Float64Array>()

function stepsOf(steps: Weights): Float64Array {
  let matrix = known.get(steps)
  if (!matrix) {
    matrix = new Float64Array(tags.length ** 2)
    for (const [tag, weights] of steps)
      for (const [next, weight] of weights) matrix[tags.indexOf(tag) * tags.length + next] = weight
    known.set(steps, matrix)
  }
  return matrix
}

/** The sum over all ways, as a logarithm. */
function totalOf(emissions: Float64Array[], step: Float64Array, starts: Float64Array): number {
  let sums = starts
  for (const scores of emissions.slice(1)) {
    const last = sums
    sums = scores.map((score, tag) => {
      const from = before[tag].map((one) => last[one] + step[one * tags.length + tag])
      return score + logSum(from)
    })
  }
  return logSum([...sums])
}

function logSum(values: readonly number[]): number {
  let most = -Infinity
  for (const value of values) if (value > most) most = value
  if (most === -Infinity) return most
  let sum = 0
  for (const value of values) sum += Math.exp(value - most)
  return most + Math.log(sum)
}

interface Way {
  score: number
  tag: number
  last?: Way
}

function bestOf(
  emissions: Float64Array[],
  step: Float64Array,
  starts: Float64Array,
  most: number
): { path: number[]; score: number }[] {
  let ways: Way[][] = [...starts].map((score, tag) => (score === -Infinity ? [] : [{ score, tag }]))
  for (const scores of emissions.slice(1)) {
    const last = ways
    ways = tags.map((_, tag) => {
      const found: Way[] = []
      for (const one of before[tag])
        for (const way of last[one]) {
          const score = way.score + step[one * tags.length + tag] + scores[tag]
          if (found.length === most && score <= found[most - 1].score) break
          insert(found, { score, tag, last: way }, most)
        }
      return found
    })
  }
  const ends: Way[] = []
  for (const way of ways.flat()) insert(ends, way, most)
  return ends.map((way) => ({ path: pathOf(way), score: way.score }))
}

function insert(found: Way[], way: Way, most: number): void {
  let at = found.length
  while (at > 0 && found[at - 1].score < way.score) at--
  if (at >= most) return
  found.splice(at, 0, way)
  if (found.length > most) found.pop()
}

function pathOf(way: Way): number[] {
  const path: number[] = []
  for (let one: Way | undefined = way; one; one = one.last) path.push(one.tag)
  return path.reverse()
}
