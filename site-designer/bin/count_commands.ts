import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { applyEdit, edit } from '#designer/main'
import { PageReading } from '#designer/renderer/reading/page_reading'
import { wordsOf } from '#designer/renderer/reading/words'

const usage = `Usage: count_commands.ts LIST.json [--wrong] [--open]

Counts what becomes of instructions to pages. LIST holds { page, language, instruction, selection,
expect: { outcome, shows, hides, keeps, before, css } }; pages are files in pages/ beside the list.
  --wrong   prints what was done wrong
  --open    prints everything that was not done right`

interface Case {
  page: string
  language: string
  instruction: string
  selection: string | null
  expect: {
    outcome: Outcome | Outcome[]
    shows: string[]
    hides: string[]
    keeps: string[]
    before: string[][]
    css: string
  }
}

type Outcome = 'done' | 'readings' | 'cannot'
type Verdict =
  'done right' | 'done wrong' | 'asked' | 'asked rightly' | 'refused' | 'refused rightly'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { wrong: { type: 'boolean' }, open: { type: 'boolean' } },
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
for (const one of cases) {
  const html = readFileSync(join(dirname(file), 'pages', one.page), 'utf8')
  const { verdict, why } = judged(one, html)
  for (const group of ['all', one.language]) {
    counts[group] ??= {}
    counts[group][verdict] = (counts[group][verdict] ?? 0) + 1
  }
  const isShown = values.open ? !/right/.test(verdict) : values.wrong && verdict === 'done wrong'
  if (isShown)
    console.log(`${verdict} (${one.page}, ${one.language}): ${one.instruction}\n    ${why}`)
}
console.log(JSON.stringify({ cases: cases.length, counts, examples: { offered, works } }, null, 2))

function judged({ instruction, selection, expect }: Case, html: string) {
  const now = Date.UTC(2026, 0, 1)
  const made = edit({ html, instruction, now, ...(selection ? { selection } : {}) })
  const wanted = [expect.outcome].flat()
  if (made.outcome === 'readings') {
    const why = made.readings.map(({ label }) => label).join(' | ')
    return { verdict: verdictOf('asked', wanted.includes('readings')), why }
  }
  if (made.outcome === 'cannot') {
    offered += made.can.length
    works += made.can.filter(
      (example) => edit({ html, instruction: example, now }).outcome === 'done'
    ).length
    return { verdict: verdictOf('refused', wanted.includes('cannot')), why: made.why }
  }
  const applied = applyEdit(html, made.operations)
  if (!applied.ok) return { verdict: 'done wrong' as const, why: applied.error.message }
  const faults = wanted.includes('done')
    ? faultsOf(expect, html, applied.value.html)
    : ['was to be refused']
  const verdict = faults.length === 0 ? ('done right' as const) : ('done wrong' as const)
  return { verdict, why: `${faults.join('; ')} — ${made.summary}` }
}

function verdictOf(what: 'asked' | 'refused', isRight: boolean): Verdict {
  return isRight ? (`${what} rightly` as Verdict) : what
}

function faultsOf(
  { shows, hides, keeps, before, css }: Case['expect'],
  was: string,
  is: string
): string[] {
  const [text, plainText] = [visible(is, ' '), visible(is, '')]
  const attributes = attributesOf(is)
  const isSeen = (words: string) => [text, plainText].some((all) => all.includes(plainly(words)))
  const plain = (html: string) => html.replace(/ data-element-id="[^"]*"/g, '')
  return [
    ...shows
      .filter((words) => !isSeen(words) && !attributes.includes(plainly(words)))
      .map((words) => `does not show “${words}”`),
    ...hides.filter(isSeen).map((words) => `still shows “${words}”`),
    ...keeps.filter((words) => !isSeen(words)).map((words) => `lost “${words}”`),
    ...before
      .filter((words) => !isInOrder(text, words.map(plainly)))
      .map((words) => `not in order: ${words.join(' < ')}`),
    ...(css && plain(was) === plain(is) ? ['nothing changed'] : []),
  ]
}

/** What stands in the body to be read; `between` takes the place of each tag. */
function visible(html: string, between: string): string {
  const body = html.slice(html.indexOf('<body'))
  const bare = body
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, between)
  return plainly(decoded(bare))
}

/** The title of the window, what pictures show, where links lead and what describes the page. */
function attributesOf(html: string): string {
  const { page } = new PageReading(html)
  const found = [...page.elements()].flatMap((element) => [
    ...['alt', 'href', 'content'].flatMap((name) => element.attribute(name)?.value ?? []),
    ...(element.tag === 'title' ? [wordsOf(element)] : []),
  ])
  return plainly(found.join('\n'))
}

function decoded(text: string): string {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => names[name] ?? whole)
}

function plainly(words: string): string {
  return words.replace(/\s+/g, ' ').replace(/[’‘]/g, "'").trim().toLowerCase()
}

function isInOrder(text: string, words: string[]): boolean {
  const at = words.map((one) => text.indexOf(one))
  return at.every((place, index) => place >= 0 && (index === 0 || at[index - 1] < place))
}
