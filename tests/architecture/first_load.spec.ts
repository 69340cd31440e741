import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { firstLoad, reachableFrom } from '#tests/bench/first_load'

test.group('The front end’s build', () => {
  test('needs at most 150 KB of script before the first screen', ({ assert }) => {
    const { measured, bound } = firstLoad()
    assert.isAtMost(measured, bound)
  })

  test('keeps the editor and its engine in chunks of their own', ({ assert }) => {
    const before = reachableFrom('resources/app.tsx').map((file) => source(file))
    const editor = reachableFrom('resources/editor/main.tsx').map((file) => source(file))
    // The attribute's name is in nobody's code but the engine's and the editor's.
    assert.isFalse(before.some((script) => script.includes('data-element-id')))
    assert.isTrue(editor.some((script) => script.includes('data-element-id')))
  })
})

function source(file: string): string {
  return readFileSync(`public/assets/${file}`, 'utf8')
}
