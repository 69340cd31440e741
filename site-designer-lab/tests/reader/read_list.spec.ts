import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { read } from 'site-designer'
import { fieldsOf, type Fields } from './fields.ts'
import { form } from '../../../site-designer/tests/reader/form.ts'

const list = new URL('../../lists/open_reader_1.json', import.meta.url)
const prompts = JSON.parse(readFileSync(list, 'utf8')) as { prompt: string; fields: Fields }[]

test.group('What people write is read into fields', () => {
  for (const { prompt, fields } of prompts)
    test(prompt.replace(/\s+/g, ' ').slice(0, 90), ({ assert }) => {
      assert.deepEqual(fieldsOf(read(prompt, form)), fields)
    })
})
