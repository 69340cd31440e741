import { readData } from '#designer/data/read_data'
import { claim } from '#designer/reader/claim'
import { namesIn, type Candidate } from '#designer/reader/names/candidates'
import type { Reading } from '#designer/reader/reading'
import { small } from '#designer/reader/shapes/tokens'

/** Nobody offers more names to choose from. */
const mostSuggestions = 4
/** What is less likely is not worth a look. */
const leastLikely = 0.05

type Weights = Record<string, number>

/**
 * Who it is. Everything that could be the name competes: what stands around each and what it looks
 * like is weighed, and how likely it is by that is its evidence. The likeliest fills the field where
 * names of that likelihood were right; else the likeliest are suggested.
 */
export function annotateName(reading: Reading): void {
  const weights = readData<Weights>('evidence').get('names') ?? {}
  const seen = new Set<string>()
  for (const candidate of likelihoods(namesIn(reading), weights)) {
    const { from, likelihood } = candidate
    const value = reading.text(from).replace(/\s+/g, ' ')
    if (likelihood < leastLikely || seen.size >= mostSuggestions) break
    if (seen.has(small(value))) continue
    seen.add(small(value))
    const evidence = evidenceOf(candidate)
    const isFilled = claim(reading, evidence, {
      field: 'who.name',
      value,
      from,
      why: likelihood >= shown ? 'most_likely' : 'by_position',
      isShared: true,
    })
    if (likelihood >= likelier) reading.nameAt = from
    if (isFilled) return
  }
}

/** How likely each is the name, the likeliest first; together with "none of them" they are 1. */
function likelihoods<T extends Pick<Candidate, 'features'>>(
  candidates: T[],
  weights: Weights
): (T & { likelihood: number })[] {
  const scores = candidates.map(({ features }) =>
    Math.exp(features.reduce((sum, feature) => sum + (weights[feature] ?? 0), weights.any ?? 0))
  )
  const all = 1 + scores.reduce((sum, score) => sum + score, 0)
  return candidates
    .map((candidate, at) => ({ ...candidate, likelihood: scores[at] / all }))
    .sort((one, other) => other.likelihood - one.likelihood)
}

/** What it stands on, by its name in data/evidence/reader.yaml: words that say so, or how likely it is. */
export function evidenceOf({
  likelihood,
  features,
}: Pick<Candidate, 'features'> & { likelihood: number }): string {
  const isSaid =
    !features.includes('ambiguous') &&
    !features.includes('late') &&
    sayings.some((all) => all.every((one) => features.includes(one)))
  if (isSaid && likelihood >= likelier) return 'name.said'
  return `name.${steps.find(([least]) => likelihood >= least)![1]}`
}

/** From here on 92 of 98 were right on three lists that nobody had seen, and four of the others nearly. */
const shown = 0.7
/** Than everything else together. */
const likelier = 0.5
/** "A bakery called Rye", "Rye is a bakery". */
const sayings = [['kind_called'], ['before_is_a', 'kind_behind', 'sentence_0']]
const steps: [least: number, name: string][] = [
  [0.99, 'certain'],
  [0.97, 'nearly_certain'],
  [0.9, 'very_likely'],
  [0.7, 'likely'],
  [0.3, 'possible'],
  [0, 'doubtful'],
]
