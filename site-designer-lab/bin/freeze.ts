/**
 * Keeps what the product makes of the newest lists, so that a later change shows what it changes:
 *
 *   node --import=@poppinss/ts-exec site-designer-lab/bin/freeze.ts            writes frozen/*.txt
 *   node --import=@poppinss/ts-exec site-designer-lab/bin/freeze.ts --compare  computes them again, prints
 *     how many entries differ and the first differences, and exits with 1 if any does
 *
 * Names after the options take only these snapshots: `freeze.ts --compare sheets feedback`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { differences } from '../freeze/compare.ts'
import { writtenEntries } from '../freeze/snapshot.ts'
import { snapshots } from '../freeze/snapshots.ts'

const FROZEN = new URL('../frozen/', import.meta.url)
const MOST_SHOWN = 3
const MOST_LINES = 6

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'boolean' } },
})
const unknown = positionals.filter((name) => !(name in snapshots))
if (unknown.length > 0) {
  console.error(
    `No snapshot ${unknown.join(', ')}; there are ${Object.keys(snapshots).join(', ')}.`
  )
  process.exit(1)
}
const names = positionals.length > 0 ? positionals : Object.keys(snapshots)

if (values.compare) for (const name of names) compare(name)
else for (const name of names) freeze(name)

function freeze(name: string): void {
  const entries = snapshots[name]()
  mkdirSync(FROZEN, { recursive: true })
  writeFileSync(fileOf(name), writtenEntries(entries))
  console.log(`${name}: ${entries.length} entries`)
}

function compare(name: string): void {
  const now = snapshots[name]()
  const found = differences(readFileSync(fileOf(name), 'utf8'), now)
  console.log(`${name}: ${found.length} of ${now.length} differ`)
  if (found.length > 0) process.exitCode = 1
  for (const { title, changes } of found.slice(0, MOST_SHOWN)) {
    console.log(`  ${title}`)
    for (const change of changes.slice(0, MOST_LINES)) console.log(`    ${change.slice(0, 160)}`)
    if (changes.length > MOST_LINES)
      console.log(`    and ${changes.length - MOST_LINES} more lines`)
  }
}

function fileOf(name: string): URL {
  return new URL(`${name}.txt`, FROZEN)
}
