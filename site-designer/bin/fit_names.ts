/**
 * Weighs what tells a name: node bin/fit_names.ts LIST… > data/evidence/names.yaml, where a LIST is a list
 * of prompts (.json) or a corpus (.txt). Each is also read by the weights of all others; how often those were right, by how likely they called it,
 * stands in front and belongs into data/evidence/reader.yaml. --show says what they missed.
 */
import { readFileSync } from 'node:fs'
import { annotateName, evidenceOf } from '#designer/reader/annotators/name'
import { namesIn } from '#designer/reader/names/candidates'
import { readingBefore } from '#designer/reader/read'
import type { Entry } from './count/expected.ts'
import { alike } from './count/matching.ts'
import { samplesOf } from './training/corpus.ts'

interface Choice {
  text: string
  /** Numbers of its features; 0 is what all have. */
  features: number[]
  isRight: boolean
  isExact: boolean
}
interface Example {
  choices: Choice[]
  name: string | null
}

const rounds = 300
/** How strongly a weight is pulled to nothing; that of a pair of features more. */
const pull = 0.2
const pullOfPair = 6 * pull

const numbers = new Map<string, number>([['any', 0]])
const lists = process.argv
  .slice(2)
  .filter((one) => !one.startsWith('--'))
  .map((file) => entriesOf(file).map(exampleOf))

/** Who writes for training says one name at most, and no other facts. */
function entriesOf(file: string): Pick<Entry, 'prompt' | 'name' | 'facts'>[] {
  if (file.endsWith('.txt')) return samplesOf(file).map((one) => ({ ...one, facts: [] }))
  return JSON.parse(readFileSync(file, 'utf8')) as Entry[]
}

function exampleOf({ prompt, name, facts }: Pick<Entry, 'prompt' | 'name' | 'facts'>): Example {
  const reading = readingBefore(prompt, annotateName)
  const named = facts.filter(({ field }) => field === 'name').map(({ value }) => value)
  const names = name ? [name, ...named] : named
  const choices = namesIn(reading).map(({ from, features }) => {
    const text = reading.text(from)
    return {
      text,
      features: [0, ...features.map(numberOf)],
      isRight: names.some((one) => alike(text, one)),
      isExact: names.some((one) => one.toLowerCase() === text.toLowerCase()),
    }
  })
  return { choices, name }
}

function numberOf(feature: string): number {
  if (!numbers.has(feature)) numbers.set(feature, numbers.size)
  return numbers.get(feature)!
}

function likelihoodsOf(choices: Choice[], weights: Float64Array): number[] {
  const scores = choices.map(({ features }) =>
    Math.exp(features.reduce((sum, feature) => sum + weights[feature], 0))
  )
  const all = 1 + scores.reduce((sum, score) => sum + score, 0)
  return scores.map((score) => score / all)
}

/** The weights by which the right ones are likeliest. */
function fit(examples: Example[]): Float64Array {
  const weights = new Float64Array(numbers.size)
  const squares = new Float64Array(numbers.size).fill(1e-9)
  const pulls = Array.from(numbers.keys(), (name) => (name.includes('+') ? pullOfPair : pull))
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight, at) => -pulls[at] * weight)
    for (const { choices } of examples) {
      const likely = likelihoodsOf(choices, weights)
      const isAim = choices.some(({ isExact }) => isExact)
        ? (at: number) => choices[at].isExact
        : (at: number) => choices[at].isRight
      const aimed = likely.reduce((sum, one, at) => sum + (isAim(at) ? one : 0), 0)
      choices.forEach(({ features }, at) => {
        const error = (isAim(at) ? likely[at] / aimed : 0) - likely[at]
        for (const feature of features) slope[feature] += error
      })
    }
    slope.forEach((step, at) => {
      squares[at] += step ** 2
      weights[at] += (0.3 * step) / Math.sqrt(squares[at])
    })
  }
  return weights
}

const names = [...numbers.keys()]
const counts = new Map<string, [right: number, wrong: number]>()
const firsts = lists.map((list, at) => {
  const weights = fit(lists.filter((_, other) => other !== at).flat())
  const ranked = list.map(({ choices, name }) => {
    const likely = likelihoodsOf(choices, weights)
    const sorted = choices
      .map((choice, number) => ({ ...choice, likelihood: likely[number] }))
      .sort((one, other) => other.likelihood - one.likelihood)
    for (const one of sorted.slice(0, 4)) {
      const evidence = evidenceOf({
        ...one,
        features: one.features.map((feature) => names[feature]),
      })
      const count = counts.get(evidence) ?? [0, 0]
      count[one.isRight ? 0 : 1]++
      counts.set(evidence, count)
      if (process.argv.includes('--show') && !one.isRight && one.likelihood > 0.5)
        console.error('W', evidence, one.text)
    }
    const [first] = sorted
    if (process.argv.includes('--show') && first && !first.isRight)
      console.error(name, '<-', first.text, first.likelihood.toFixed(3))
    return { name, isRight: first?.isRight ?? false }
  })
  const named = ranked.filter(({ name }) => name !== null)
  return `${named.filter(({ isRight }) => isRight).length} of ${named.length}`
})

console.log('# What speaks for a name (above 0) and against it, on prompts of strangers. Made by')
console.log('# bin/fit_names.ts. The first of a list that the others weighed is right in')
console.log(`# ${firsts.join(', ')}; by how likely:`)
for (const [evidence, count] of [...counts].sort())
  console.log(`# ${evidence}: [${count.join(', ')}]`)
const weights = fit(lists.flat())
for (const [feature, at] of [...numbers].sort())
  if (Math.abs(weights[at]) >= 0.1) console.log(`${feature}: ${weights[at].toFixed(1)}`)
