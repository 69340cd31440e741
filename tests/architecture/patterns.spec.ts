import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

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
})
