import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { firstLoad, reachableFrom } from '#tests/bench/first_load'

test.group('The front end’s build', () => {
  test('needs at most 150 KB of script before the first screen', ({ assert }) => {
    const { measured, bound } = firstLoad()
    assert.isAtMost(measured, bound)
  })

  test('keeps the editor and its engine in separate chunks', ({ assert }) => {
    const before = reachableFrom('resources/app.tsx').map((file) => source(file))
    const editor = reachableFrom('resources/editor/main.tsx').map((file) => source(file))
    // Only the engine and the editor contain this attribute's name.
    assert.isFalse(before.some((script) => script.includes('data-element-id')))
    assert.isTrue(editor.some((script) => script.includes('data-element-id')))
  })
})

function source(file: string): string {
  return readFileSync(`public/assets/${file}`, 'utf8')
}
