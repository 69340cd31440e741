/**
 * Weighs what tells a name: node bin/fit_names.ts LIST… > data/evidence/names.bin, where a LIST is a list
 * of prompts (.json) or a corpus (.txt). With --count each list is read by the weights that all others
 * give instead: by language and list, how often the name was among the candidates, the likeliest, likely
 * enough to be shown, and by kind of evidence for data/evidence/reader.yaml; --show prints what was wrong.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { annotateName, evidenceOf, shown } from '../../site-designer/src/reader/annotators/name.ts'
import { packed } from '../../site-designer/src/reader/judge/weights.ts'
import { namesIn } from '../../site-designer/src/reader/names/candidates.ts'
import { byLikelihood } from '../../site-designer/src/reader/names/likelihood.ts'
import { readingBefore } from '../../site-designer/src/reader/read.ts'
import type { Entry } from './count/expected.ts'
import { alike } from './count/matching.ts'
import { samplesOf } from './training/corpus.ts'
import { weighNames, type Choice } from './fit/names.ts'

interface Example {
  list: string
  language: string
  prompt: string
  choices: Choice[]
  name: string | null
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ')
/** "The Copper Pot" is the Copper Pot. */
const bare = (text: string) =>
  text.replace(/^(?:the|der|die|das|het|de|le|la|les|il|lo|los|las|el|o|a|os|as) (?=\S)/i, '')

const isAsked = (flag: string) => process.argv.includes(`--${flag}`)
const examples = process.argv
  .slice(2)
  .filter((one) => !one.startsWith('--'))
  .flatMap((file) => entriesOf(file).map((entry) => exampleOf(entry, basename(file))))

/** Who writes for training says one name at most, and no other facts. */
function entriesOf(file: string): Pick<Entry, 'prompt' | 'name' | 'facts' | 'language'>[] {
  if (file.endsWith('.txt')) return samplesOf(file).map((one) => ({ ...one, facts: [] }))
  return JSON.parse(readFileSync(file, 'utf8')) as Entry[]
}

function exampleOf(
  { prompt, name, facts, language }: Pick<Entry, 'prompt' | 'name' | 'facts' | 'language'>,
  list: string
): Example {
  const reading = readingBefore(prompt, annotateName)
  const named = facts.filter(({ field }) => field === 'name').map(({ value }) => value)
  const names = name ? [name, ...named] : named
  const choices = namesIn(reading).map((candidate) => ({
    ...candidate,
    isRight: names.some((one) => alike(bare(candidate.text), bare(one))),
    isExact: names.some((one) => plain(one) === plain(candidate.text)),
  }))
  return { list, language, prompt, choices, name }
}

if (isAsked('count')) count()
else process.stdout.write(packed(weighNames(examples.map(({ choices }) => choices))))

function count(): void {
  const table = new Map<string, Record<string, number>>()
  const rules = new Map<string, [right: number, wrong: number]>()
  const lists = [...new Set(examples.map(({ list }) => list))]
  for (const list of lists) {
    const others = examples.filter((one) => one.list !== list)
    const weights = weighNames(others.map(({ choices }) => choices))
    for (const example of examples.filter((one) => one.list === list)) {
      const found = outcomeOf(example, weights, rules)
      for (const row of ['all', example.language, list]) {
        const counted = table.get(row) ?? {}
        for (const what of found) counted[what] = (counted[what] ?? 0) + 1
        table.set(row, counted)
      }
    }
  }
  const columns = ['prompts', 'named', 'candidate', 'first', 'shown', 'shown wrong']
  console.log(['', ...columns].join('\t'))
  for (const [row, counted] of table)
    console.log([row.padEnd(24), ...columns.map((one) => counted[one] ?? 0)].join('\t'))
  for (const [evidence, [right, wrong]] of [...rules].sort())
    console.log(`${evidence}: [${right}, ${wrong}]`)
}

function outcomeOf(
  { choices, name, prompt, language }: Example,
  weights: ReturnType<typeof weighNames>,
  rules: Map<string, [right: number, wrong: number]>
): string[] {
  const ranked = byLikelihood(choices, weights)
  const [first] = ranked
  for (const one of ranked.slice(0, 4)) {
    const evidence = evidenceOf(one, one === first)
    const counted = rules.get(evidence) ?? [0, 0]
    counted[one.isRight ? 0 : 1]++
    rules.set(evidence, counted)
  }
  const isShown = first !== undefined && first.nearly >= shown
  if (isAsked('show') && (isShown || name) && !first?.isRight)
    console.log(
      [
        isShown ? 'SHOWN' : 'first',
        language,
        first?.likelihood.toFixed(2),
        first?.nearly.toFixed(2),
        first?.text,
        'for',
        name,
        '|',
        prompt.slice(0, 140),
      ]
        .join(' ')
        .replaceAll('\n', '⏎')
    )
  return [
    'prompts',
    ...(name ? ['named'] : []),
    ...(choices.some(({ isRight }) => isRight) ? ['candidate'] : []),
    ...(name && first?.isRight ? ['first'] : []),
    ...(isShown ? [first.isRight ? 'shown' : 'shown wrong'] : []),
  ]
}
