import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

const folders = ['app', 'resources', 'editor-engine/src', 'site-designer/src']

test.group('Patterns', () => {
  // V8 (Node 24.21) reads `(?i:…)` and `(?-i:…)` right until it compiles a busy pattern, and then
  // may take the case of the whole: the same words were read in two ways by one process.
  test('none sets the case of a part of itself', ({ assert }) => {
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

  // The compiled server has no types, and what is left out of a constructor is only undefined there.
  test('no class of the server asks for what it needs by the types of its constructor', ({
    assert,
  }) => {
    const asking = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && /@inject\b/.test(readFileSync(join('app', name), 'utf8'))
    )
    assert.deepEqual(asking, [])
  })
})
