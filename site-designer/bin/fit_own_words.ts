/**
 * Weighs what tells words for visitors from words to us: node bin/fit_own_words.ts LIST.json… >
 * data/evidence/own_words.yaml. Each list is also judged by the weights of all others; what those
 * published, rightly and wrongly, stands in front. --show prints what they judged wrongly.
 */
import { readFileSync } from 'node:fs'
import { annotateOwnWords, stretchesToJudge } from '#designer/reader/annotators/own_words'
import { readingBefore } from '#designer/reader/read'
import { featuresOf, forVisitors, isForUsAlone } from '#designer/reader/to_visitors'
import type { Stretch } from '#designer/sheet/sheet'
import type { Entry } from './count/expected.ts'

interface Example {
  text: string
  features: number[]
  isForVisitors: boolean
}

const rounds = 200
/** How strongly a weight is pulled to nothing. */
const pull = 1

const numbers = new Map<string, number>([['any', 0]])
const isShown = process.argv.includes('--show')
const lists = process.argv
  .slice(2)
  .filter((one) => one.endsWith('.json'))
  .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as Entry[]).flatMap(examplesOf))

function examplesOf({ prompt, private: told }: Entry): Example[] {
  const reading = readingBefore(prompt, annotateOwnWords)
  const toUs = told.flatMap((text): Stretch[] => {
    const at = prompt.indexOf(text)
    return at < 0 ? [] : [[at, at + text.length]]
  })
  const isToUs = ([start, end]: Stretch) =>
    toUs.some(([first, last]) => first < end && start < last)
  return stretchesToJudge(reading)
    .filter(([, sentence]) => !isForUsAlone(reading, sentence))
    .map(([stretch, sentence]) => ({
      text: reading.text(stretch),
      features: [0, ...featuresOf(reading, stretch, sentence).map(numberOf)],
      isForVisitors: !reading.free(stretch).some(isToUs),
    }))
}

function numberOf(feature: string): number {
  if (!numbers.has(feature)) numbers.set(feature, numbers.size)
  return numbers.get(feature)!
}

const likelihood = (weights: Float64Array, features: number[]) =>
  1 / (1 + Math.exp(-features.reduce((sum, feature) => sum + weights[feature], 0)))

/** The weights by which what is for visitors is likeliest. */
function fit(examples: Example[]): Float64Array {
  const weights = new Float64Array(numbers.size)
  const squares = new Float64Array(numbers.size).fill(1e-9)
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : -pull * weight))
    for (const { features, isForVisitors } of examples) {
      const error = Number(isForVisitors) - likelihood(weights, features)
      for (const feature of features) slope[feature] += error
    }
    slope.forEach((step, at) => {
      squares[at] += step ** 2
      weights[at] += (0.3 * step) / Math.sqrt(squares[at])
    })
  }
  return weights
}

const judged = lists.flatMap((list, at) => {
  const weights = fit(lists.filter((_, other) => other !== at).flat())
  return list.map((one) => ({ ...one, likelihood: likelihood(weights, one.features) }))
})
const published = judged.filter((one) => forVisitors(one.likelihood) === 'yes')
const right = published.filter((one) => one.isForVisitors)
const all = judged.filter((one) => one.isForVisitors)

console.log(
  '# What speaks for words to visitors (above 0) and for words to us, on prompts of strangers. Made'
)
console.log(
  `# by bin/fit_own_words.ts. By the weights of the other lists ${right.length} of ${all.length} that were`
)
console.log(
  `# for visitors stand on the page, and ${published.length - right.length} of ${judged.length - all.length} that were for us.`
)
const weights = fit(lists.flat())
for (const [feature, at] of [...numbers].sort())
  if (Math.abs(weights[at]) >= 0.05) console.log(`${feature}: ${weights[at].toFixed(2)}`)

if (isShown)
  for (const { likelihood: likely, text, isForVisitors } of judged)
    if ((forVisitors(likely) === 'yes') !== isForVisitors)
      console.error(isForVisitors ? 'missed' : 'PUBLISHED', likely.toFixed(2), text)
