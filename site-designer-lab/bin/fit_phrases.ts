/**
 * Weighs which field a phrase belongs to that no rule took: node bin/fit_phrases.ts LIST.json… >
 * data/evidence/phrases.bin. With --count each list is read by the weights of all others instead: how many
 * suggestions are right and wrong, by field and by how likely they have to be.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import {
  annotatePhrases,
  classes,
  phrasesLeft,
  suggestedFor,
} from '../../site-designer/src/reader/annotators/phrases.ts'
import {
  likelihoodsOf,
  packed,
  type Weights,
} from '../../site-designer/src/reader/judge/weights.ts'
import { readingBefore } from '../../site-designer/src/reader/read.ts'
import type { Entry } from './count/expected.ts'
import { isRight } from './count/matching.ts'
import { statedBySuggestion } from './count/stated.ts'
import { weigh, type Example } from './training/weigh.ts'

interface Labelled extends Example {
  list: string
  /** The fields in which it would be right, also those that say the same of a thing. */
  some: boolean[]
}

/** The field of a list by the name of a fact. */
const exact: Record<string, string> = {
  service: 'services',
  item: 'services',
  credential: 'credentials',
  good_to_know: 'good_to_know',
  description: 'who.description',
}

function examplesOf(file: string): Labelled[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as Entry[]).flatMap(({ prompt, facts }) => {
    const reading = readingBefore(prompt, annotatePhrases)
    return phrasesLeft(reading).map(({ phrase: { from }, features }) => {
      const rightFor = (field: (typeof classes)[number]) => {
        if (field === 'none') return []
        const stated = statedBySuggestion({ ...suggestedFor(field, reading.text(from)), from })
        return facts.filter((fact) => stated.every((one) => isRight(one, fact)))
      }
      const found = classes.map(rightFor)
      const isExact = found.map((all, at) => all.some((fact) => exact[fact.field] === classes[at]))
      const some = found.map((all) => all.length > 0)
      const others = classes.map((field, at) => some[at] && !Object.values(exact).includes(field))
      const right = isExact.some(Boolean) ? isExact.map((one, at) => one || others[at]) : some
      if (!right.some(Boolean)) right[0] = true
      return { ...features, right, share: 1, list: basename(file), some }
    })
  })
}

const weighed = (examples: Example[]): Weights =>
  weigh(examples, {
    classes: classes.length,
    rounds: 10,
    step: 0.2,
    pull: 0.02,
    fewest: 2,
    most: 20_000,
  })

const files = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const examples = files.flatMap(examplesOf)
if (process.argv.includes('--count')) count()
else process.stdout.write(packed(weighed(examples)))

/** Lists in four parts, each read by the weights of the other three. */
function count(): void {
  const lists = [...new Set(examples.map(({ list }) => list))]
  const rated = [0, 1, 2, 3].flatMap((part) => {
    const isIn = ({ list }: Labelled) => lists.indexOf(list) % 4 === part
    const weights = weighed(examples.filter((one) => !isIn(one)))
    return examples.filter(isIn).map((one) => {
      const [none, ...others] = likelihoodsOf(one, weights)
      const at = 1 + others.indexOf(Math.max(...others))
      return { some: 1 - none, field: classes[at], isRight: one.some[at] }
    })
  })
  for (const bar of [0, 0.3, 0.4, 0.5, 0.6, 0.7]) {
    const shown = rated.filter(({ some }) => some >= bar)
    const by = classes.slice(1).map((field) => {
      const own = shown.filter((one) => one.field === field)
      return `${field} ${own.filter((one) => one.isRight).length}/${own.filter((one) => !one.isRight).length}`
    })
    console.log(
      bar,
      shown.filter((one) => one.isRight).length,
      shown.filter((one) => !one.isRight).length,
      by.join(', ')
    )
  }
}
