import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { judged, type Case } from '../../bin/count/judge_command.ts'

const folder = new URL('../../lists/', import.meta.url)
const pages = new Map<string, string>()

function pageOf(name: string): string {
  const html = pages.get(name) ?? readFileSync(new URL(`pages/${name}`, folder), 'utf8')
  pages.set(name, html)
  return html
}

test.group('Commands of people who have a page', () => {
  const cases = JSON.parse(readFileSync(new URL('commands_open.json', folder), 'utf8')) as Case[]

  test('are done as they are meant, asked about or refused', ({ assert }) => {
    for (const one of cases) {
      const { verdict, why } = judged(one, pageOf(one.page))
      assert.include(
        ['done right', 'asked rightly', 'refused rightly'],
        verdict,
        `${one.instruction}: ${why}`
      )
    }
  }).timeout(120_000)

  test('that are refused are answered with three or more that work on the page', ({ assert }) => {
    const refused = cases.filter(({ expect }) => [expect.outcome].flat().includes('cannot'))
    for (const one of refused) {
      const { examples } = judged(one, pageOf(one.page))
      assert.isAtLeast(examples?.offered ?? 0, 3, one.instruction)
      assert.equal(examples?.works, examples?.offered, one.instruction)
    }
  }).timeout(120_000)
})
