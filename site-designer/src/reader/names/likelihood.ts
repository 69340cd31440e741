import { hashOf } from '#designer/reader/judge/hash'
import type { Weights } from '#designer/reader/judge/weights'
import { small } from '#designer/language/fold'
import type { Stretch } from '#designer/sheet/sheet'

interface Weighed {
  from: Stretch
  text: string
  features: string[]
}

export interface Likelihoods {
  /** How likely exactly this is the name, wherever it stands. */
  likelihood: number
  /** How likely it is that or nearly that: "Rook's Nest" where the name is "Rook's Nest Cider". */
  nearly: number
}

/** So much of the longer of two must be the other, so that one is nearly the other. */
const mostly = 0.6

/** All with how likely each is the name, the likeliest first; together with "none of them" they are 1. */
export function byLikelihood<T extends Weighed>(
  candidates: readonly T[],
  { rows, values, scale }: Weights
): (T & Likelihoods)[] {
  const scores = candidates.map(({ features }) => {
    let sum = 0
    for (const feature of features) {
      const row = rows.get(hashOf(feature))
      if (row !== undefined) sum += values[row]
    }
    return Math.exp(sum * scale)
  })
  const all = scores.reduce((sum, score) => sum + score, 1)
  const byText = new Map<string, number>()
  for (const [at, { text }] of candidates.entries())
    byText.set(small(text), (byText.get(small(text)) ?? 0) + scores[at] / all)
  const shareOf = (holds: (other: T) => boolean) =>
    candidates.reduce((sum, other, at) => sum + (holds(other) ? scores[at] : 0), 0) / all
  return candidates
    .map((one) => ({ ...one, likelihood: byText.get(small(one.text))!, nearly: 0 }))
    .sort((one, other) => other.likelihood - one.likelihood)
    .map((one, at) =>
      // Of what is further down nobody asks.
      at > mostLooked ? one : { ...one, nearly: shareOf((other) => isNearly(one, other)) }
    )
}

const mostLooked = 8

const isSame = (one: Weighed, other: Weighed) => small(one.text) === small(other.text)

function isNearly(one: Weighed, other: Weighed): boolean {
  const shared = Math.min(one.from[1], other.from[1]) - Math.max(one.from[0], other.from[0])
  const length = Math.max(one.text.length, other.text.length)
  return isSame(one, other) || shared >= mostly * length
}
