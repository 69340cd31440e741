import { readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { describeApi, UNDOCUMENTED } from '../../bin/describe_api.ts'
import { HELP } from '../../src/cli/help.ts'
import { TASKS } from './eight_tasks.ts'

const ENGINE = new URL('../..', import.meta.url).pathname
const readme = readFileSync(join(ENGINE, 'README.md'), 'utf8')
const examples = [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code)

/** Runs an example of the README as it stands, the package being these sources. */
function runExample(code: string, more = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'engine-readme-'))
  try {
    const own = code.replace(
      /from 'editor-engine(\/\w+)?'/g,
      (_, entry = '') => `from ${JSON.stringify(join(ENGINE, `src${entry}/index.ts`))}`
    )
    writeFileSync(join(folder, 'example.ts'), own + more)
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'example.ts')], {
      encoding: 'utf8',
    })
    return stdout + stderr
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test.group('The README', () => {
  test('its examples say what they do', ({ assert }) => {
    const template = examples.find((code) => code.includes('openTemplate'))!
    for (const example of [...examples.slice(0, 2), template]) {
      assert.isAtMost(example.trim().split('\n').length, 12)
      const promised = /^\/\/ (.*)$/m.exec(example)![1]
      assert.equal(runExample(example), `${promised}\n`)
    }
  })

  test('its eight tasks are those that are tested, in at most three lines each', ({ assert }) => {
    const [, section] = /\n### Eight tasks\n([^]*?)\n### /.exec(readme)!
    const shown = [...section.matchAll(/\n(.*):\n\n```ts\n([^]*?)\n```/g)]
    assert.deepEqual(
      shown.map(([, title, code]) => ({ title, code })),
      TASKS.map(({ title, code }) => ({ title, code }))
    )
    assert.lengthOf(TASKS, 8)
    for (const { code } of TASKS) assert.isAtMost(code.split('\n').length, 3)
  })

  test('its plugin works as it stands', ({ assert }) => {
    const plugin = examples.find((code) => code.includes('tooltips'))!
    const said = runExample(
      plugin,
      `const page = engine.open('<p data-element-id="a">x</p>')
       const result = engine.apply(page, { type: 'set_tooltip', element: 'a', tooltip: '"Hi"' })
       console.log(result.ok && result.page.text)`
    )
    assert.equal(said, '<p data-element-id="a" title="&quot;Hi&quot;">x</p>\n')
  })

  test('the API reference is that of the doc comments, and has one for every export', ({
    assert,
  }) => {
    const api = describeApi()
    assert.notInclude(api, UNDOCUMENTED)
    assert.isTrue(api === readFileSync(join(ENGINE, 'API.md'), 'utf8'), 'run `npm run api`')
  }).timeout(60_000)

  test('the help names every command', ({ assert }) => {
    for (const command of [
      'tag',
      'untag',
      'style',
      'text',
      'url',
      'lines',
      'validate',
      'apply',
      'cases',
    ]) {
      assert.match(HELP, new RegExp(`^  ${command} `, 'm'))
    }
  })
})
