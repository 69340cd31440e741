import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

const run = promisify(execFile)

const PLANTED = [
  {
    file: 'app/auth/planted_fault.ts',
    source: `import '#editor/routes'\n`,
    rule: 'app-order:auth',
  },
  {
    file: 'app/editor/planted_fault.ts',
    source: `import '#websites/models/website'\n`,
    rule: 'app-front-door',
  },
  {
    file: 'app/deploy/planted_fault.ts',
    source: `import { untag } from 'editor-engine'\nexport const planted = untag\n`,
    rule: 'engine-in-few-hands',
  },
  {
    file: 'resources/landing/planted_fault.ts',
    source: `import '../../app/core/result.ts'\n`,
    rule: 'resources-not-to-server',
  },
  {
    file: 'editor-engine/src/core/planted_fault.ts',
    source: `import 'node:fs'\n`,
    rule: 'engine-runs-anywhere',
  },
  {
    file: 'app/core/planted_fault.ts',
    source: `import '#core/no_such_file'\n`,
    rule: 'everything-resolves',
  },
]

test.group('Dependency rules', (group) => {
  group.each.teardown(async () => {
    for (const { file } of PLANTED) await rm(file, { force: true })
  })

  test('a planted fault of each kind is found', async ({ assert }) => {
    for (const { file, source } of PLANTED) await writeFile(file, source)
    const cruise = ['app', 'resources', 'editor-engine/src', '--output-type', 'json']
    const { stdout } = await run('node_modules/.bin/depcruise', cruise, { maxBuffer: 1e9 }).catch(
      (failure) => failure
    )
    const violations: { from: string; rule: { name: string } }[] =
      JSON.parse(stdout).summary.violations
    for (const { file, rule } of PLANTED) {
      const rules = violations.filter(({ from }) => from === file).map((found) => found.rule.name)
      assert.include(rules, rule, `${file} was let through`)
    }
  })
})
