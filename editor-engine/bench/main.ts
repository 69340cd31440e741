import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { measured, reference } from './operations.ts'
import { goals, type Measurements } from './goals.ts'

/**
 * `npm run bench`: a fresh process for every operation and size; the table goes to standard output,
 * and with --write into the README. `npm run bench -- open tag` measures these two alone.
 */
const SIZES = [10_000, 100_000, 1_000_000]
const words = process.argv.slice(2)
const names = Object.keys(measured).filter(
  (name) => words.every((word) => word.startsWith('--')) || words.includes(name)
)

const run = (file: string, args: string[], flags: string[] = []) =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, new URL(file, import.meta.url).pathname, ...args], {
      encoding: 'utf8',
      maxBuffer: 1e7,
    })
  )

const results: Measurements = {}
for (const name of names) {
  results[name] = SIZES.map((size) => run('one.ts', [name, String(size)]))
  process.stderr.write(
    `${name} ${results[name].map(({ time, reference: other }) => (time / other).toFixed(4)).join(' ')}\n`
  )
}
const memory = SIZES.map(
  (size) => run('memory.ts', [String(size)], ['--expose-gc']).ratio as number
)

const milliseconds = (time: number) =>
  time < 0.1 ? time.toFixed(4) : time < 10 ? time.toFixed(2) : time.toFixed(0)
const cell = ({ time, reference: other }: { time: number; reference: number }) =>
  `${milliseconds(time)} (${(time / other).toPrecision(2)})`
const first = Object.values(results)[0]
const table = [
  `| Milliseconds (ratio to parse5 with locations) | ${SIZES.map((size) => `${size / 1000} KB`).join(' | ')} |`,
  `|---|${SIZES.map(() => '---').join('|')}|`,
  `| ${reference.title} | ${first.map(({ reference: other }) => `${milliseconds(other)} (1)`).join(' | ')} |`,
  ...names.map((name) => `| ${title(name)} | ${results[name].map(cell).join(' | ')} |`),
  `| memory held by an open page, in bytes for each byte of source | ${memory.map((ratio) => ratio.toFixed(2)).join(' | ')} |`,
].join('\n')

function title(name: string): string {
  const { title: own, group } = measured[name]
  return group === 'ours' ? `**${own}**` : own
}

const verdicts = goals(results, memory)
const report = `${table}\n\n${verdicts.map(({ goal, isMet, value }) => `- ${isMet ? 'met' : 'MISSED'}: ${goal} (${value})`).join('\n')}\n`
process.stdout.write(report)
if (words.includes('--write')) {
  const readme = new URL('../README.md', import.meta.url)
  const text = readFileSync(readme, 'utf8')
  const next = text.replace(
    /(<!-- bench -->\n)[^]*(<!-- \/bench -->)/,
    (_, open, close) =>
      `${open}\nNode ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.\n\n${report}\n${close}`
  )
  writeFileSync(readme, next)
}
process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1
