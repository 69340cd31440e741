import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ESLint } from 'eslint'

const folders = ['app', 'resources', 'editor-engine/src', 'site-designer/src']

test.group('Patterns', () => {
  // V8 (Node 24.21) handles `(?i:…)` and `(?-i:…)` correctly until it optimises a pattern that is used
  // often; then it may apply the flag of the whole pattern, so one process gave two results.
  test('no regular expression changes the i flag for a part of itself', ({ assert }) => {
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(folder, name))
    )
    assert.isAbove(files.length, 500)
    const setting = files.filter((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => !/^\s*(?:\/\/|\*|\/\*\*)/.test(line) && /\(\?-?i[:-]/.test(line))
    )
    assert.deepEqual(setting, [])
  })

  // The compiled server has no type metadata, so an injected argument would be undefined there.
  test('no class of the server uses @inject', ({ assert }) => {
    const injecting = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && /@inject\b/.test(readFileSync(join('app', name), 'utf8'))
    )
    assert.deepEqual(injecting, [])
  })

  // What is written elsewhere is not marked as edited, and a reader may overwrite it.
  test('a sheet is written in one folder, because a lint rule forbids it elsewhere', async ({
    assert,
  }) => {
    const writes = [
      'sheet.who.name = value',
      'sheet.services = []',
      'wishes.theme = value',
      'delete sheet.who.name',
      'sheet.people.push(value)',
      'Object.assign(sheet.wishes, value)',
      'hold(cell, [])',
    ]
    const eslint = new ESLint()
    const linesIn = async (filePath: string) => {
      const [{ messages }] = await eslint.lintText(writes.join('\n'), { filePath })
      const found = messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax')
      return new Set(found.map(({ line }) => line))
    }
    const others = await linesIn('site-designer/src/instructions/sheet/facts.ts')
    assert.sameMembers([...others], [1, 2, 3, 4, 5, 6, 7])
    assert.isEmpty(await linesIn('site-designer/src/sheet/changes/put_text.ts'))
  })
})
