import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

const page = readFileSync('docs/security.md', 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| T\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id, , state, proof]) => ({ id, state, proof }))

/** Texts in backticks with a space are titles of tests, except npm commands. */
function titlesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)]
    .map(([, title]) => title)
    .filter((title) => title.includes(' ') && !title.startsWith('npm '))
}

test.group('The list of threats', () => {
  test('has all forty threats, each in a known state', ({ assert }) => {
    assert.deepEqual(
      rows.map(({ id }) => id),
      Array.from({ length: 40 }, (_, at) => `T${at + 1}`)
    )
    for (const { id, state } of rows) assert.include(['held', 'open', 'not yet'], state, id)
  })

  test('names a test for each held threat, and only tests that exist', ({ assert }) => {
    const specs = readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:spec|long)\.ts$/.test(name))
      .map((name) => readFileSync(join('tests', name), 'utf8'))
      .join('\n')
    for (const { id, state, proof } of rows) {
      if (state === 'held') assert.isNotEmpty(titlesIn(proof), id)
    }
    const missing = titlesIn(page).filter((title) => !specs.includes(`test('${title}'`))
    assert.deepEqual(missing, [])
  })
})

/**
 * Files that send requests: one to public addresses only, the others to servers whose address the operator
 * sets, the model's and others.
 */
const CALLERS = [
  'app/core/http/fetch_public.ts',
  'app/core/http/outside_call.ts',
  'app/core/model/openai/silence_watch.ts',
]

test.group('Calls that leave the server', () => {
  test('the server sends requests only to services that its operator has set, and to public addresses', ({
    assert,
  }) => {
    const callers = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join('app', name))
      .filter((file) => {
        const text = readFileSync(file, 'utf8').replace(/\/\/.*|\/\*[^]*?\*\//g, '')
        return /\bfetch\(|\bhttps?Request\(|\b(?:https?|net|tls)\.(?:get|request|connect)\(/.test(
          text
        )
      })
    assert.sameMembers(callers, CALLERS)
  })
})
