import { test } from '@japa/runner'
import { readingOf } from '#designer_tests/reader/helpers/reading_of'

const length = 20_000
const repeated = [
  'Mon ',
  '9-',
  'salı, ',
  'open ',
  '9',
  '"',
  '“a ',
  'Mon 9-5 ',
  'Mon\n',
  'every day except ',
  '£1 ',
  'a £1, ',
  'Ann £1\n',
  '12 May – a\n',
  'Ann Lee ',
  'Ann Lee 5, ',
  'Tom Reed, chef\n',
  'Services:\n',
  'we sell a, b and c. ',
  'soup 3.40\n',
  'Leith: Mon 9-5\n',
  'closed until 3 May ',
]

test.group('Hostile prompts', () => {
  test('no repeated text takes long', ({ assert }) => {
    readingOf('Open Mon 9-5', 'tr')
    for (const part of repeated) {
      const prompt = part.repeat(length / part.length)
      const before = process.cpuUsage()
      readingOf(prompt, 'tr')
      const { user } = process.cpuUsage(before)
      // In microseconds; a pattern that goes back and forth takes seconds.
      assert.isBelow(user, 300_000, JSON.stringify(part))
    }
  }).timeout(30_000)
})
