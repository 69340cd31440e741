import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { judge, GOALS, REFERENCE, type Measurement } from './goals.ts'
import { measured } from './operations.ts'
import { keepEvidence, writeReadme } from './readme.ts'
import { measureRealPages, realPagesTable } from './real_pages.ts'
import { table, type Report } from './table.ts'
import { measuredVersion } from './version.ts'

/**
 * `npm run bench`: a fresh process for every operation and page. `--short` takes less time and the smaller pages, `--real-pages` measures the pages of CORPUS_DIR and nothing else, `--check` fails when a goal is not
 * kept, `--write` keeps the run as evidence and puts its table into the README, that of a short or partial run beside the last full one; `npm run bench -- open tag` measures these alone.
 */
const words = process.argv.slice(2)
const flags = words.filter((word) => word.startsWith('--'))
const asked = words.filter((word) => !word.startsWith('--'))
const known = ['--short', '--check', '--write', '--real-pages']
const unknown = [
  ...flags.filter((flag) => !known.includes(flag)),
  ...asked.filter((name) => !Object.hasOwn(measured, name)),
]
if (unknown.length) {
  console.error(
    `The bench does not know ${unknown.join(', ')}. It measures: ${Object.keys(measured).join(', ')}.`
  )
  process.exit(2)
}

const isShort = flags.includes('--short')
const sizes = isShort ? [10_000, 100_000] : [10_000, 100_000, 1_000_000]
const names = asked.length ? asked : Object.keys(measured)
const pairs = GOALS.filter(({ operation, against }) => against && names.includes(operation))

function run(file: string, ...values: (string | number)[]): Measurement & { perByte: number } {
  const path = new URL(file, import.meta.url).pathname
  const args = [...(file === 'memory.ts' ? ['--expose-gc'] : []), path, ...values.map(String)]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

const loadBefore = loadavg()[0]
const machine = () => ({
  version: measuredVersion(),
  measured_on: new Date().toISOString(),
  node: process.versions.node,
  processor: cpus()[0]?.model ?? 'unknown',
  processors: cpus().length,
  load: [loadBefore, loadavg()[0]] as const,
})

if (flags.includes('--real-pages')) {
  const shares = measureRealPages((name, path) => run('one.ts', name, REFERENCE, path, 'short'))
  process.stdout.write(`${realPagesTable(shares)}\n`)
  if (flags.includes('--write')) {
    keepEvidence({ real_pages: { ...machine(), shares } })
    writeReadme()
  }
  process.exit(flags.includes('--check') && shares.some(({ above }) => above.length) ? 1 : 0)
}

const results: Record<string, Measurement[]> = {}
for (const [name, against] of [
  ...names.map((one) => [one, REFERENCE] as const),
  ...pairs.map((goal) => [goal.operation, goal.against!] as const),
]) {
  const key = against === REFERENCE ? name : `${name}/${against}`
  results[key] = sizes.map((size) => run('one.ts', name, against, size, isShort ? 'short' : 'full'))
  const ratios = results[key].map(({ ratio }) => ratio.toPrecision(2))
  process.stderr.write(`${key} ${ratios.join(' ')}\n`)
}
const memory = asked.length ? [] : sizes.map((size) => run('memory.ts', size).perByte)

const report: Report = {
  ...machine(),
  pace: isShort ? 'short' : 'full',
  sizes,
  operations: Object.fromEntries(
    Object.entries(measured).map(([name, { title, group }]) => [
      name,
      { title, isOurs: group === 'ours' },
    ])
  ),
  results,
  memory,
  goals: judge(sizes, results, memory),
}

process.stdout.write(`${table(report)}\n`)
if (flags.includes('--write')) {
  const isPartial = asked.length > 0 || isShort
  keepEvidence(isPartial ? { partial: report } : { ...report, partial: undefined })
  writeReadme()
}

if (flags.includes('--check')) {
  const missed = report.goals.filter(({ isKept }) => !isKept)
  const unmeasured = asked.length ? 0 : GOALS.length - report.goals.length
  for (const { goal } of missed) console.error(`Not kept: ${goal}`)
  if (unmeasured) console.error(`Not measured: ${unmeasured} goals`)
  if (missed.length || unmeasured || !report.goals.length) process.exitCode = 1
}
