/**
 * Weighs what tells who a sentence is for: node bin/fit_judge.ts LIST… > data/evidence/for_visitors.bin,
 * where a LIST is a list of prompts (.json) or a corpus (.txt). With --judge=PATTERN each list that the
 * pattern names is read by the weights of all others instead, at the bars of --bar=0.5,0.6: how much of
 * what was said to us is published, and of what was for visitors shown; --show prints both.
 */
import { basename } from 'node:path'
import { defaultForm } from 'site-designer/form'
import { bars } from '../../site-designer/src/reader/judge/clauses.ts'
import { classes, weightsOfJudge } from '../../site-designer/src/reader/judge/judge.ts'
import { packed, useWeights, type Weights } from '../../site-designer/src/reader/judge/weights.ts'
import { read } from 'site-designer'
import { samplesOf, type Sample } from './training/corpus.ts'
import { examplesOf } from './training/examples.ts'
import { publishedOf, type Published } from './training/judged.ts'
import { weigh } from './training/weigh.ts'

const option = (name: string) =>
  process.argv.flatMap((one) =>
    one.startsWith(`--${name}=`) ? [one.slice(name.length + 3)] : []
  )[0]
const sources = process.argv
  .slice(2)
  .filter((one) => !one.startsWith('--'))
  .map((file) => ({ name: basename(file), samples: samplesOf(file) }))

const weighed = (samples: Sample[]): Weights =>
  weigh(samples.flatMap(examplesOf), {
    classes: classes.length,
    fewest: 3,
    most: 60_000,
    rounds: Number(option('rounds') ?? 12),
    step: Number(option('step') ?? 0.15),
    pull: Number(option('pull') ?? 0.015),
  })

function judge(pattern: RegExp): void {
  const judged = new Map<number, Published[]>()
  for (const { name, samples } of sources.filter((one) => pattern.test(one.name))) {
    const others = sources
      .filter(
        (one) =>
          one.name !== name && !(process.argv.includes('--together') && pattern.test(one.name))
      )
      .flatMap((one) => one.samples)
    if (!(process.argv.includes('--together') && judged.size > 0))
      useWeights(weightsOfJudge, weighed(others))
    for (const least of option('bar')?.split(',').map(Number) ?? [bars.yes]) {
      bars.yes = least
      const found = samples.map((one) => publishedOf(one, read(one.prompt, defaultForm)))
      if (!process.argv.includes('--short')) say(name, least, found)
      judged.set(least, [...(judged.get(least) ?? []), ...found])
    }
  }
  for (const [least, found] of judged) say('all', least, found)
}

function say(name: string, least: number, found: Published[]): void {
  const sum = (of: (one: Published) => number) => found.reduce((total, one) => total + of(one), 0)
  const [published, toUs] = [sum((one) => one.published.length), sum((one) => one.toUs)]
  const [missed, all] = [sum((one) => one.missed.length), sum((one) => one.forVisitors)]
  console.log(
    `${name} from ${least} on: ${published} of ${toUs} to us published, ${all - missed} of ${all} for visitors shown`
  )
  if (!process.argv.includes('--show') || name === 'all') return
  for (const one of found) {
    for (const text of one.published) console.log('  published', text)
    for (const text of one.missed) console.log('  missed   ', text)
  }
}

const pattern = option('judge')
if (pattern) judge(new RegExp(pattern))
else process.stdout.write(packed(weighed(sources.flatMap(({ samples }) => samples))))
