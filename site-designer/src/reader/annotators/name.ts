import { claim } from '#designer/reader/claim'
import { weightsOf } from '#designer/reader/judge/weights'
import { namesIn, type Candidate } from '#designer/reader/names/candidates'
import { introducedName } from '#designer/reader/names/introduced'
import { byLikelihood, type Likelihoods } from '#designer/reader/names/likelihood'
import type { Reading } from '#designer/reader/reading'
import { small } from '#designer/language/fold'
import type { Stretch } from '#designer/sheet/sheet'

/** Nobody offers more names to choose from. */
const mostSuggestions = 4
/** What is less likely is not worth a look. */
const leastLikely = 0.07
/** Weights that site-designer-lab/bin/fit_names.ts made. */
const weightsOfNames = 'names'
/**
 * What is this likely, or something that is nearly the same, stands on the page until somebody says
 * what the name is.
 */
export const shown = 0.5

/**
 * Who it is. What is plainly introduced as the name stands on the page, without a question. Everything
 * that could be the name competes: what stands around each and what it looks like is weighed, and how
 * likely it is by that is its evidence. The likeliest fills the field where it is certain, or words say
 * that it is a name; else the likeliest are suggested.
 */
export function annotateName(reading: Reading): void {
  const ranked = byLikelihood(namesIn(reading), weightsOf(weightsOfNames))
  const introduced = introducedName(reading)
  if (introduced) return annotateIntroduced(reading, introduced, ranked[0])
  const isShown = ranked.length > 0 && ranked[0].nearly >= shown
  const seen = new Set<string>()
  for (const [at, candidate] of ranked.entries()) {
    const { from, likelihood, text } = candidate
    if (likelihood < leastLikely || seen.size >= mostSuggestions) break
    if (seen.has(small(text))) continue
    seen.add(small(text))
    const isFirst = at === 0
    const isFilled = claim(reading, evidenceOf(candidate, isFirst), {
      field: 'who.name',
      value: text,
      from,
      why: isFirst && isShown ? 'most_likely' : 'by_position',
      isShared: true,
    })
    if (isFirst && candidate.nearly >= shown) reading.nameAt = from
    if (isFilled) return
  }
}

/** It fills its field where it is as sure as any other; else it is assumed. */
function annotateIntroduced(
  reading: Reading,
  from: Stretch,
  likeliest?: Candidate & Likelihoods
): void {
  const value = reading.text(from).replace(/\s+/g, ' ')
  const isLikeliest = likeliest !== undefined && small(likeliest.text) === small(value)
  const isQuoted = /["“„«]/.test(reading.prompt.charAt(from[0] - 1))
  const evidence = isQuoted
    ? 'name.said'
    : isLikeliest
      ? evidenceOf(likeliest, true)
      : 'name.introduced_unlikely'
  claim(reading, evidence, { field: 'who.name', value, from, why: 'introduced', isShared: true })
  reading.nameAt = from
}

/** What it stands on, by its name in data/evidence/reader.yaml: what is said of it, and how likely it is. */
export function evidenceOf(
  { likelihood, nearly, isSaid }: Likelihoods & Pick<Candidate, 'isSaid'>,
  isFirst: boolean
): string {
  if (isFirst && likelihood < certain && isSaid && nearly >= likelyIfSaid) return 'name.said'
  return `name.${steps.find(([least]) => likelihood >= least)![1]}`
}

/** Of the prompts left out of the fit, at most one name this likely was wrong: one with its trade. */
const certain = 0.97
/** Nor what words say is a name, with what is nearly the same. */
const likelyIfSaid = 0.8
const steps: [least: number, name: string][] = [
  [certain, 'certain'],
  [0.7, 'likely'],
  [0.3, 'possible'],
  [0, 'doubtful'],
]
