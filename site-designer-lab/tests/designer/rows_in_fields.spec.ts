import { test } from '@japa/runner'
import { read } from 'site-designer'
import { defaultForm } from 'site-designer/form'
import { rowsInNoField } from '../../../site-designer/tests/helpers/priced_rows.ts'
import { listOf } from '../../lists.ts'

const COUNT = 40
const prompts = ['rich_2', 'strangers_13', 'strangers_15']
  .flatMap((name) =>
    listOf<{ id: string; prompt: string }>(name).filter(({ prompt }) => /\d/.test(prompt))
  )
  .filter((_, at, { length }) => at % Math.floor(length / COUNT) === 0)

test.group('Every row with a price on a page is in the fields of its sheet', () => {
  test('of the prompts of strangers', ({ assert }) => {
    assert.isAtLeast(prompts.length, COUNT)
    for (const { id, prompt } of prompts)
      assert.deepEqual(rowsInNoField(read(prompt, defaultForm)), [], id)
  }).timeout(60_000)

  test('a list that words to us stood in front of is read into fields', ({ assert }) => {
    const entries = listOf<{ id: string; prompt: string }>('strangers_12')
    const { prompt } = entries.find(({ id }) => id === 'r12-50')!
    const items = read(prompt, defaultForm).offers.flatMap((group) => group.items)
    assert.includeMembers(
      items.map(({ value }) => value.price),
      ['75 € al mes', '110 € al mes']
    )
  })
})
