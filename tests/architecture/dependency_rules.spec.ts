import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { planted, plantedBeside } from '#tests/architecture/planted_faults'

const run = promisify(execFile)
const config: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
  '../../.dependency-cruiser.cjs'
)

const CRUISED = [
  'app',
  'contract',
  'resources',
  'editor-engine/src',
  'site-designer/src',
  'site-designer-lab',
]

test.group('Dependency rules', () => {
  test('each rule has a planted fault', ({ assert }) => {
    const rules = config.forbidden.map(({ name }) => name)
    assert.sameMembers([...new Set(planted.map(({ rule }) => rule))], rules)
  })

  test('each planted fault is found', async ({ assert, cleanup }) => {
    cleanup(remove)
    await plant()
    const found = await violations()
    const missed = planted.filter(
      ({ rule, file }) => !found.some(({ from, rule: { name } }) => from === file && name === rule)
    )
    assert.deepEqual(missed, [])
  })
})

const files = [...planted, ...plantedBeside]
/** The outermost folders that `plant` made. */
const made: string[] = []

async function plant() {
  for (const { file, source } of files) {
    const folder = await mkdir(dirname(file), { recursive: true })
    if (folder) made.push(folder)
    await writeFile(file, source)
  }
}

async function remove() {
  for (const { file } of files) await rm(file, { force: true })
  for (const folder of made.splice(0)) await rm(folder, { recursive: true })
}

async function violations(): Promise<{ from: string; rule: { name: string } }[]> {
  const cruise = [...CRUISED, '--output-type', 'json']
  const { stdout } = await run('node_modules/.bin/depcruise', cruise, { maxBuffer: 1e9 }).catch(
    (failure) => failure
  )
  return JSON.parse(stdout).summary.violations
}
