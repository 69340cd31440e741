/**
 * Counts how well a list of prompts is understood: node bin/count_list.ts LIST.json [--show] [--rules].
 * Without --show nothing of the list is printed, so that a sealed list stays sealed. With --rules
 * it says how often each kind of evidence was right and wrong, for data/evidence/reader.yaml.
 */
import { readFileSync } from 'node:fs'
import { defaultForm } from 'site-designer/form'
import { read, readingOf } from '../../site-designer/src/reader/read.ts'
import { countEntry } from './count/count_entry.ts'
import type { Entry } from './count/expected.ts'
import { countRules } from './count/count_rules.ts'

const [file, ...flags] = process.argv.slice(2)
if (!file) throw new Error('Which list? node bin/count_list.ts LIST.json [--show]')
const entries = JSON.parse(readFileSync(file, 'utf8')) as Entry[]
const counts = entries.map((entry) => countEntry(entry, read(entry.prompt, defaultForm)))
const sum = (of: (count: (typeof counts)[number]) => number) =>
  counts.reduce((total, count) => total + of(count), 0)
const names = (what: string) => counts.filter(({ name }) => name === what).length
const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10
const [filled, right, said] = [sum((c) => c.filled), sum((c) => c.right), sum((c) => c.said)]

console.log(
  JSON.stringify(
    {
      prompts: entries.length,
      filled,
      right_of_filled_percent: percent(right, filled),
      wrong: filled - right,
      said,
      in_its_field_percent: percent(
        sum((c) => c.inField),
        said
      ),
      after_suggestions_percent: percent(
        sum((c) => c.inFieldOrSuggested),
        said
      ),
      lost: sum((c) => c.lost.length),
      names: {
        right: names('right'),
        wrong: names('wrong'),
        first_suggestion_right: names('suggested'),
        missing: names('missing'),
      },
      published_wishes_and_talk: sum((c) => c.published.length),
    },
    null,
    2
  )
)

if (flags.includes('--show')) {
  for (const { id, wrong, lost, published, name } of counts) {
    console.log(`${id} name ${name}`)
    for (const one of wrong) console.log('  wrong    ', JSON.stringify(one))
    for (const one of lost) console.log('  lost     ', JSON.stringify(one))
    for (const one of published) console.log('  published', JSON.stringify(one))
  }
}

if (flags.includes('--rules')) {
  const rules = countRules(
    entries.map((entry) => ({ entry, claims: readingOf(entry.prompt).claims }))
  )
  for (const [evidence, counted] of rules)
    console.log(`${evidence}: [${counted.right}, ${counted.wrong}]`)
}
