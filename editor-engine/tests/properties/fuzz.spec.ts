import { test } from '@japa/runner'
import { ownPages } from '../helpers/corpus.ts'
import { fuzz } from '../helpers/fuzz.ts'

test.group('Operations of every plugin, at random', () => {
  test('keep every byte outside their changes, can be undone, and leave true locations', ({
    assert,
  }) => {
    const { failure, accepted } = fuzz(ownPages, { operations: 3000, seed: 20260101 })
    assert.isUndefined(failure)
    assert.isAbove(accepted, 1000)
  })
})
