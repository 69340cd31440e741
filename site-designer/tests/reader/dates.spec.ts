import { test } from '@japa/runner'
import { readingOf, suggestedIn, takenFrom } from '#designer_tests/reader/helpers/reading_of'

const programmes: [prompt: string, said: string, language?: string][] = [
  [
    '12 May – Opening night\n14 May – Jazz with Ann, 7pm',
    '12 May=Opening night; 14 May=Jazz with Ann, 7pm',
  ],
  ['Events\nSat 12 May, 7pm: Quiz night', 'Sat 12 May, 7pm=Quiz night'],
  [
    '12.05.2026 Konzert im Hof\n13.05.2026 Lesung',
    '12.05.2026=Konzert im Hof; 13.05.2026=Lesung',
    'de',
  ],
  ['12 Mayıs - Açılış gecesi\n14 Mayıs - Konser', '12 Mayıs=Açılış gecesi; 14 Mayıs=Konser', 'tr'],
  [
    '3 April - The Lantern, Halifax\n4 April - Band on the Wall',
    '3 April=The Lantern, Halifax; 4 April=Band on the Wall',
  ],
]

const noEvents = [
  'Since 12 May 1987 we bake.',
  'Apply by 3 March 2026',
  'Closed from 3 May',
  'We are open in May',
]

test.group('Dates in a prompt', () => {
  for (const [prompt, said, language] of programmes) {
    test(`"${prompt}" is a programme`, ({ assert }) => {
      const { dates } = takenFrom(prompt, language)
      assert.equal(dates.map(({ value }) => `${value.when}=${value.title}`).join('; '), said)
    })
  }

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
