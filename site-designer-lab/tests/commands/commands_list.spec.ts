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

  test('are mostly done as they are meant, and the others are asked about or refused', ({
    assert,
  }) => {
    const judgements = cases.map((one) => ({ one, ...judged(one, pageOf(one.page)) }))
    const wrong = judgements.filter(({ verdict }) => verdict === 'done wrong')
    assert.deepEqual(
      wrong.map(({ one, why }) => `${one.instruction}: ${why}`),
      []
    )
    const right = judgements.filter(({ verdict }) => /right/.test(verdict))
    assert.isAtLeast(right.length, cases.length * 0.8)
  }).timeout(120_000)

  test('that are refused are answered with three or more that work on the page', ({ assert }) => {
    for (const one of cases) {
      const { verdict, examples } = judged(one, pageOf(one.page))
      if (verdict !== 'refused rightly') continue
      assert.isAtLeast(examples?.offered ?? 0, 3, one.instruction)
      assert.equal(examples?.works, examples?.offered, one.instruction)
    }
  }).timeout(120_000)
})
