import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
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
    // Beside the sources: a product that starts meanwhile would be built anew with the faults in it.
    const copy = await mkdtemp(join(tmpdir(), 'sitewright-planted-'))
    cleanup(() => rm(copy, { recursive: true }))
    await copyTo(copy)
    await plant(copy)
    const found = await violations(copy)
    const missed = planted.filter(
      ({ rule, file }) => !found.some(({ from, rule: { name } }) => from === file && name === rule)
    )
    assert.deepEqual(missed, [])
  })
})

const COPIED = [
  '.dependency-cruiser.cjs',
  'depcruise.resolve.cjs',
  'package.json',
  'tsconfig.json',
  ...CRUISED,
]
const PACKAGES = ['editor-engine', 'site-designer', 'site-designer-lab']

async function copyTo(folder: string) {
  for (const name of COPIED) await cp(name, join(folder, name), { recursive: true })
  for (const name of PACKAGES)
    await cp(join(name, 'package.json'), join(folder, name, 'package.json'))
  const installed = join(folder, 'node_modules')
  await mkdir(installed)
  for (const name of await readdir('node_modules')) {
    const target = PACKAGES.includes(name) ? join(folder, name) : resolve('node_modules', name)
    if (NAMED.includes(name)) await cp(target, join(installed, name), { recursive: true })
    else await symlink(target, join(installed, name))
  }
}

/** Packages that a rule names by their place: behind a link they would be elsewhere. */
const NAMED = ['sharp']

async function plant(folder: string) {
  for (const { file, source } of [...planted, ...plantedBeside]) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await writeFile(join(folder, file), source)
  }
}

async function violations(folder: string): Promise<{ from: string; rule: { name: string } }[]> {
  const cruise = [...CRUISED, '--output-type', 'json']
  const options = { cwd: folder, maxBuffer: 1e9 }
  const { stdout } = await run(resolve('node_modules/.bin/depcruise'), cruise, options).catch(
    (failure) => failure
  )
  return JSON.parse(stdout).summary.violations
}
