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
  })
    .timeout(60_000)
    .fails('The page still lists prices that it reads out of own words.')
})
