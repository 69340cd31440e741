/**
 * What becomes of feedback on plans: node bin/count_feedback.ts LIST.json PROMPTS.json [--show].
 * LIST holds { prompt_of, language, feedback, expect: { outcome } }; PROMPTS the prompts by name.
 * Counts what was done and what was handed back; whether it was done right is read from --show,
 * which prints the fields that changed.
 */
import { readFileSync } from 'node:fs'
import { defaultForm } from 'site-designer/form'
import { read, revise, compose } from 'site-designer'

interface Case {
  prompt_of: string
  language: string
  feedback: string
  expect: { outcome: 'done' | 'not_understood'; facts: Record<string, unknown>; wishes: string }
}

const [list, promptsFile, ...flags] = process.argv.slice(2)
if (!promptsFile)
  throw new Error(
    'Which list, and which prompts? node bin/count_feedback.ts LIST.json PROMPTS.json'
  )
const cases = JSON.parse(readFileSync(list, 'utf8')) as Case[]
const prompts = JSON.parse(readFileSync(promptsFile, 'utf8')) as Record<string, string>

const counts = new Map<string, number>()
for (const { prompt_of: name, language, feedback, expect } of cases) {
  const sheet = read(prompts[name], defaultForm)
  const outline = compose(sheet, defaultForm, { seed: name })
  const kinds = outline.sections.map(({ kind }) => kind)
  const revised = revise(sheet, feedback, { kinds, page: outline })
  const { unclear = [] } = revised
  const outcome = revised.done.length > 0 ? 'done' : unclear.length > 0 ? 'asked' : 'not understood'
  const isPartly = revised.done.length > 0 && revised.notUnderstood.length > 0
  const key = `${expect.outcome === 'done' ? 'to be done' : 'to be handed back'}: ${outcome}${isPartly ? ' in part' : ''}`
  for (const group of ['all', language])
    counts.set(`${group}, ${key}`, (counts.get(`${group}, ${key}`) ?? 0) + 1)
  if (!flags.includes('--show')) continue
  console.log(`${outcome}${isPartly ? ' in part' : ''} (${name}): ${feedback}`)
  console.log(`  wanted ${JSON.stringify(expect.facts)} ${expect.wishes}`)
  for (const change of changes(sheet, revised.sheet)) console.log(`  ${change}`)
  for (const { words, readings } of unclear)
    console.log(`  asked: ${words} (${readings.map(({ label }) => label).join(' | ')})`)
  for (const words of revised.notUnderstood) console.log(`  handed back: ${words}`)
}
console.log(JSON.stringify({ sentences: cases.length, ...Object.fromEntries(counts) }, null, 2))

/** "offers.0.items.2.value.price: £60 → £70" */
function changes(before: object, after: object): string[] {
  const [was, is] = [new Map(leaves(before)), new Map(leaves(after))]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter(
      (path) =>
        was.get(path) !== is.get(path) &&
        !/^(?:edited|suggestions)\.|\.(?:source|from\.\d)$/.test(path)
    )
    .map((path) => `${path}: ${was.get(path) ?? '–'} → ${is.get(path) ?? '–'}`)
}

function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, one]) => leaves(one, path ? `${path}.${key}` : key))
}
