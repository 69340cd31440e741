import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { realPagesTable, type RealPages } from './real_pages.ts'
import { table, type Machine, type Report } from './table.ts'

/** What the last full run of the bench and of the fuzz said. */
const EVIDENCE = new URL('../../docs/evidence/editor_engine.json', import.meta.url)
const README = new URL('../README.md', import.meta.url)

/** What a run of `npm run fuzz` comes to where no law was broken. */
export interface FuzzReport {
  readonly version: string
  readonly operations: number
  readonly accepted: number
  readonly pages: number
  readonly seed: number
  readonly seconds: number
  readonly measured_on: string
}

/** What the laws of today find on a former version. */
export interface LawsReport {
  readonly commit: string
  readonly laws: readonly {
    readonly law: string
    readonly spec: string
    readonly failed: readonly string[]
    readonly passed: number
  }[]
}

/** What each library keeps of the pages of CORPUS_DIR with one task, and on how many it does the task. */
export interface KeepsReport {
  readonly pages: number
  readonly libraries: readonly {
    readonly name: string
    readonly keeps: number
    readonly does: number
    readonly refuses: number
  }[]
}

interface Evidence extends Report {
  readonly keeps?: KeepsReport
  readonly real_pages?: Machine & { readonly shares: readonly RealPages[] }
  readonly laws_before?: LawsReport
  readonly fuzz?: FuzzReport
  /** A short run, or one of some operations, that was made after the full one. */
  readonly partial?: Report
}

/** Keeps the figures of a run beside those of the other kind. */
export function keepEvidence(figures: Partial<Evidence>): void {
  mkdirSync(new URL('.', EVIDENCE), { recursive: true })
  const known = existsSync(EVIDENCE) ? JSON.parse(readFileSync(EVIDENCE, 'utf8')) : {}
  writeFileSync(EVIDENCE, `${JSON.stringify({ ...known, ...figures }, null, 2)}\n`)
}

/** Puts the figures that were kept into the README, between their markers. */
export function writeReadme(): void {
  const evidence: Evidence = JSON.parse(readFileSync(EVIDENCE, 'utf8'))
  let text = readFileSync(README, 'utf8')
  const { partial } = evidence
  const later = partial ? `\n\nA short or partial run after that:\n\n${benchWords(partial)}` : ''
  const real = evidence.real_pages
  const realWords = real ? `\n\n${wordsOf(real, realPagesTable(real.shares))}` : ''
  text = between(text, 'bench', benchWords(evidence) + later + realWords)
  if (evidence.fuzz) text = between(text, 'fuzz', fuzzWords(evidence.fuzz))
  if (evidence.keeps) text = between(text, 'keeps', keepsWords(evidence.keeps))
  writeFileSync(README, text)
}

function between(text: string, name: string, words: string): string {
  const place = new RegExp(`(<!-- ${name}:start -->\\n)[^]*(<!-- ${name}:end -->)`)
  if (!place.test(text)) throw new Error(`The README has no place for the figures of the ${name}.`)
  return text.replace(place, (_, start, end) => `${start}\n${words}\n\n${end}`)
}

const benchWords = (report: Report) => wordsOf(report, table(report))

function wordsOf(measured: Machine, figures: string): string {
  const { version, node, processor, processors, load, measured_on: day } = measured
  const machine = `Version ${version}, Node ${node}, ${processors} × ${processor}, ${day.slice(0, 10)}, load ${load.map((n) => n.toFixed(1)).join(' to ')}.`
  return `${machine}\n\n<!-- prettier-ignore-start -->\n${figures}\n<!-- prettier-ignore-end -->`
}

const fuzzWords = ({ version, operations, accepted, pages, seed, measured_on: day }: FuzzReport) =>
  `Last long run, of version ${version}: ${operations.toLocaleString('en')} operations on ${pages} pages (${accepted.toLocaleString('en')} accepted, the others refused), seed ${seed}, ${day.slice(0, 10)}: no law was broken.`

function keepsWords({ pages, libraries }: KeepsReport): string {
  const rows = libraries.map(
    ({ name, keeps, does, refuses }) => `| ${name} | ${keeps} | ${does} | ${refuses} |`
  )
  const head = [
    `| Of ${pages} pages | every other byte is kept | the task is done | refused |`,
    '| --- | --- | --- | --- |',
  ]
  const figures = [...head, ...rows].join('\n')
  return `<!-- prettier-ignore-start -->\n${figures}\n<!-- prettier-ignore-end -->`
}

if (import.meta.main) writeReadme()
