import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import {
  createEngine,
  elementIds,
  isRefused,
  lineEdits,
  type LineEditReport,
} from '../../src/index.ts'
import { texts, type TextsReport } from '../../src/edit/index.ts'

const SOURCES = new URL('../../src/', import.meta.url).pathname

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(SOURCES, name), 'utf8'))
const documented = readFileSync(join(SOURCES, 'core/refusal_codes.ts'), 'utf8')

test.group('The codes of refusals', () => {
  const used = new Set(
    sources.flatMap((text) => [...text.matchAll(/\brefuse\(\s*'(\w+)'/g)].map(([, code]) => code))
  )
  const listed = [...documented.matchAll(/\*\/\n {2}(\w+): never/g)].map(([, code]) => code)

  test('are all described, and none is described that no one uses', ({ assert }) => {
    assert.isAbove(used.size, 30)
    assert.sameMembers(listed, [...used])
  })
})

test.group('The reports of an engine', () => {
  const engine = createEngine({ plugins: [elementIds(), lineEdits(), texts()] })

  test('have the types of its plugins', ({ assert }) => {
    const page = engine.open('<p>One</p>')
    const result = engine.apply(page, [
      { type: 'edit_lines', edits: [{ search: 'One', replace: 'Two' }] },
      { type: 'replace_in_text', search: 'Two', replacement: 'Three' },
    ])
    if (isRefused(result)) throw new Error(result.error.message)
    const [lines, words]: (LineEditReport | TextsReport)[] = result.reports.map(
      ({ report }) => report
    )
    assert.equal('parsing_method' in lines && lines.parsing_method, 'part_of_line')
    assert.equal('replaced' in words && words.replaced, 1)
  })
})
