import { test } from '@japa/runner'
import { marked, unplacedIn, without } from '#designer/sheet/coverage'
import { coverageIsWhole } from '#designer_tests/helpers/coverage'
import type { Coverage } from '#designer/sheet/sheet'

const prompt = 'Lume bakes bread'
const coverage: Coverage[] = [
  { from: [0, 4], as: 'field', field: 'who.name' },
  { from: [4, 16], as: 'unplaced' },
]

test.group('Coverage', () => {
  test('is whole where its stretches are the prompt, each sign once', ({ assert }) => {
    assert.isTrue(coverageIsWhole(coverage, prompt))
    assert.isTrue(coverageIsWhole([], ''))
    assert.isFalse(coverageIsWhole([], prompt))
    assert.isFalse(coverageIsWhole(coverage.slice(1), prompt))
    assert.isFalse(coverageIsWhole(coverage.toReversed(), prompt))
    assert.isFalse(coverageIsWhole(coverage, `${prompt}.`))
    assert.isFalse(coverageIsWhole([{ from: [0, 0], as: 'talk' }, ...coverage], prompt))
  })

  test('a mark takes what is unplaced and no more', ({ assert }) => {
    const after = marked(coverage, [0, 10], { as: 'field', field: 'services' })
    assert.deepEqual(after, [
      { from: [0, 4], as: 'field', field: 'who.name' },
      { from: [4, 10], as: 'field', field: 'services' },
      { from: [10, 16], as: 'unplaced' },
    ])
    assert.deepEqual(unplacedIn(after, [0, 12]), [[10, 12]])
  })

  test('neighbours with one mark are one stretch', ({ assert }) => {
    const twice = marked(marked(coverage, [4, 8], { as: 'dropped' }), [8, 16], { as: 'dropped' })
    assert.deepEqual(twice[1], { from: [4, 16], as: 'dropped' })
  })

  test('what is left of a stretch', ({ assert }) => {
    assert.deepEqual(
      without(
        [0, 10],
        [
          [2, 4],
          [3, 6],
          [9, 20],
        ]
      ),
      [
        [0, 2],
        [6, 9],
      ]
    )
  })
})
