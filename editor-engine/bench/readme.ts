import { readFileSync, writeFileSync } from 'node:fs'
import { table, type Report } from './table.ts'

/** Where the last full run of the bench is kept. */
export const EVIDENCE = new URL('../../docs/evidence/editor_engine.json', import.meta.url)
const README = new URL('../README.md', import.meta.url)
const PLACE = /(<!-- bench:start -->\n)[^]*(<!-- bench:end -->)/

/** Puts the table of the last full run into the README, between its markers. */
export function writeReadme(): void {
  const report: Report = JSON.parse(readFileSync(EVIDENCE, 'utf8'))
  const text = readFileSync(README, 'utf8')
  if (!PLACE.test(text)) throw new Error('The README has no place for the table of the bench.')
  const { node, processor, processors, load, measured_on: day } = report
  const machine = `Node ${node}, ${processors} × ${processor}, ${day.slice(0, 10)}, load ${load.map((n) => n.toFixed(1)).join(' to ')}.`
  const written = `\n${machine}\n\n<!-- prettier-ignore-start -->\n${table(report)}\n<!-- prettier-ignore-end -->\n\n`
  writeFileSync(
    README,
    text.replace(PLACE, (_, start, end) => start + written + end)
  )
}

if (import.meta.main) writeReadme()
