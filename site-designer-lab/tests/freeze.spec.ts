import { test } from '@japa/runner'
import type { Entry } from '../bin/count/expected.ts'
import { differences } from '../freeze/compare.ts'
import { frozenPages } from '../freeze/pages.ts'
import { frozenSheets } from '../freeze/sheets.ts'
import { writtenEntries } from '../freeze/snapshot.ts'
import { listOf } from '../lists.ts'

const [first, second, third] = listOf<Entry>('strangers_15')
const some = [first, second, third]

test.group('A snapshot of what the product makes', () => {
  for (const [what, frozen] of [
    ['sheets', frozenSheets],
    ['pages', frozenPages],
  ] as const)
    test(`is the same when it is taken again, in another order: ${what}`, ({ assert }) => {
      const text = writtenEntries(frozen(some))
      const again = frozen([third, first, second])
      assert.lengthOf(again, some.length)
      assert.deepEqual(differences(text, again), [])
    })

  test('names the entries that changed, and their lines', ({ assert }) => {
    const frozen = writtenEntries([
      { title: 'one', lines: ['name: Rye', 'price: £4'] },
      { title: 'two', lines: ['name: Oat'] },
      { title: 'three', lines: [] },
    ])
    const now = [
      { title: 'one', lines: ['name: Rye', 'price: £5'] },
      { title: 'two', lines: ['name:  Oat'] },
      { title: 'four', lines: [] },
    ]
    assert.deepEqual(differences(frozen, now), [
      { title: 'one', changes: ['- price: £4', '+ price: £5'] },
      { title: 'three', changes: [] },
      { title: 'four', changes: [] },
    ])
  })
})
