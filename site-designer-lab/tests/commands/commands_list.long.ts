import { test } from '@japa/runner'
import { judged, type Case } from '../../bin/count/judge_command.ts'
import { listOf } from '../../lists.ts'
import { pageOf } from '../../pages/page_of.ts'

test.group('Commands of people who have a page', () => {
  const cases = listOf<Case>('commands_open')

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
