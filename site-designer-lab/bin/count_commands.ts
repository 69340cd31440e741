import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pageOf } from '../pages/page_of.ts'
import { judged, type Case, type Verdict } from './count/judge_command.ts'

const usage = `Usage: count_commands.ts LIST.json [--wrong] [--open]

Counts what becomes of instructions to pages. LIST holds { page, language, instruction, selection,
expect: { outcome, shows, hides, keeps, before, css } }; pages are made from lists/pages/prompts.json.
  --wrong           prints what was done wrong
  --open            prints everything that was not done right`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wrong: { type: 'boolean' },
    open: { type: 'boolean' },
  },
})
const [file] = positionals
if (!file) {
  console.error(usage)
  process.exit(1)
}

const cases = JSON.parse(readFileSync(file, 'utf8')) as Case[]
const counts: Record<string, Partial<Record<Verdict, number>>> = {}
let offered = 0
let works = 0
let oneTap = 0
for (const one of cases) {
  const html = pageOf(one.page)
  const { verdict, why, examples, isOffered } = judgedOrFailed(one, html)
  if (verdict === 'asked' && isOffered) oneTap++
  offered += examples?.offered ?? 0
  works += examples?.works ?? 0
  for (const group of ['all', one.language, one.plain === false ? 'free' : 'plain']) {
    counts[group] ??= {}
    counts[group][verdict] = (counts[group][verdict] ?? 0) + 1
  }
  const isShown = values.open ? !/right/.test(verdict) : values.wrong && verdict === 'done wrong'
  if (isShown)
    console.log(`${verdict} (${one.page}, ${one.language}): ${one.instruction}\n    ${why}`)
}
const examples = { offered, works }
console.log(JSON.stringify({ cases: cases.length, counts, oneTap, examples }, null, 2))

/** A crash is an answer as well, and a wrong one. */
function judgedOrFailed(one: Case, html: string): ReturnType<typeof judged> {
  try {
    return judged(one, html)
  } catch (error) {
    return { verdict: 'done wrong', why: `failed: ${String(error)}` }
  }
}
