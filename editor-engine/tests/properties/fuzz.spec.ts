import { test } from '@japa/runner'
import { runs } from '../helpers/arbitrary.ts'
import { ownPages } from '../helpers/corpus.ts'
import { fuzz } from '../helpers/fuzz.ts'

test.group('Operations of every plugin, at random', () => {
  test('keep every byte outside their changes, can be undone, and leave true locations', ({
    assert,
  }) => {
    const { numRuns: operations } = runs(3000)
    const { failure, accepted } = fuzz(ownPages, { operations, seed: 20260101 })
    assert.isUndefined(failure)
    assert.isAbove(accepted, operations / 3)
  })
})
