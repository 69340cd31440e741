import { test } from '@japa/runner'
import { barsOf, changeOf, scaleTop } from '../../../resources/deploy/visits/bars.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
    return { day, views: 2, visitors: 1 }
  })

test.group('The bars of the visits', () => {
  test('are days, and weeks for a year', ({ assert }) => {
    assert.lengthOf(barsOf(days(7)), 7)
    assert.deepEqual(barsOf(days(90))[1], {
      first: '2026-01-02',
      last: '2026-01-02',
      views: 2,
      visitors: 1,
    })
    const weeks = barsOf(days(365))
    assert.lengthOf(weeks, 53)
    assert.deepEqual(weeks.at(-1), {
      first: '2026-12-25',
      last: '2026-12-31',
      views: 14,
      visitors: 7,
    })
    assert.deepEqual(weeks[0], { first: '2026-01-01', last: '2026-01-01', views: 2, visitors: 1 })
  })

  test('have a scale whose middle is a whole number', ({ assert }) => {
    for (const [highest, top] of [
      [0, 4],
      [3, 4],
      [7, 8],
      [10, 10],
      [11, 20],
      [5, 6],
      [45, 50],
      [61, 80],
      [1_234, 2_000],
    ]) {
      assert.equal(scaleTop(highest), top)
    }
  })

  test('are compared with the time before, if there was anything', ({ assert }) => {
    assert.equal(changeOf(15, 10), 0.5)
    assert.equal(changeOf(5, 10), -0.5)
    assert.isNull(changeOf(5, 0))
  })
})
