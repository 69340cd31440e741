import { test } from '@japa/runner'
import { readingOf, suggestedIn } from '#designer_tests/reader/helpers/reading_of'

const noEvents = [
  'Since 12 May 1987 we bake.',
  'Apply by 3 March 2026',
  'Closed from 3 May',
  'We are open in May',
]

test.group('Dates in a prompt', () => {
  for (const prompt of noEvents) {
    test(`"${prompt}" is no event`, ({ assert }) => {
      const reading = readingOf(prompt)
      assert.deepEqual(reading.sheet.dates, [])
      assert.notInclude(suggestedIn(reading), 'dates perhaps_an_event')
    })
  }

  test('a date in a sentence is suggested', ({ assert }) => {
    const reading = readingOf('Our summer fair is on Saturday 12 May at 2pm in the hall.')
    assert.deepEqual(suggestedIn(reading), ['dates perhaps_an_event'])
    assert.deepEqual(reading.sheet.suggestions[0].value, {
      when: 'Saturday 12 May at 2pm',
      title: 'Our summer fair',
    })
  })
})
