import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

const page = readFileSync('docs/security.md', 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| T\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id, , state, proof]) => ({ id, state, proof }))

/** What stands in backticks and is several words is the title of a test. */
function titlesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)]
    .map(([, title]) => title)
    .filter((title) => title.includes(' ') && !title.startsWith('npm '))
}

test.group('The list of threats', () => {
  test('holds all forty, each in a state that it can be in', ({ assert }) => {
    assert.deepEqual(
      rows.map(({ id }) => id),
      Array.from({ length: 40 }, (_, at) => `T${at + 1}`)
    )
    for (const { id, state } of rows) assert.include(['held', 'open', 'not yet'], state, id)
  })

  test('names a test for each that is held, and only tests that there are', ({ assert }) => {
    const specs = readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => readFileSync(join('tests', name), 'utf8'))
      .join('\n')
    for (const { id, state, proof } of rows) {
      if (state === 'held') assert.isNotEmpty(titlesIn(proof), id)
    }
    const missing = titlesIn(page).filter((title) => !specs.includes(`test('${title}'`))
    assert.deepEqual(missing, [])
  })
})

/** Where the server calls somebody: the model's server, whose address the operator sets. */
const CALLERS = ['app/core/model/openai/silence_watch.ts']

test.group('Calls that leave the server', () => {
  test('the server asks nobody but the services that its operator names', ({ assert }) => {
    const callers = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join('app', name))
      .filter((file) => {
        const text = readFileSync(file, 'utf8').replace(/\/\/.*|\/\*[^]*?\*\//g, '')
        return /\bfetch\(|\b(?:https?|net|tls)\.(?:get|request|connect)\(/.test(text)
      })
    assert.deepEqual(callers, CALLERS)
  })
})
