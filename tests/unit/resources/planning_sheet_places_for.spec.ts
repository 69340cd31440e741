import { test } from '@japa/runner'
import { placesFor } from '../../../resources/planning/sheet/prompt_text/places_for.ts'

test.group('The places for words', () => {
  test('are at most six, with the usual ones first', ({ assert }) => {
    const all = [
      'Aprons for everyone',
      'On 3 May 2026 at 19:30 Ada Lovelace reads “Notes” for £5.50, ISO 9001',
      'Wildfire Clay',
      '',
    ]
    for (const words of all) {
      const places = placesFor(words)
      assert.isAtMost(places.length, 6)
      assert.equal(new Set(places).size, places.length)
      assert.deepEqual(places.slice(0, 3), ['own_words.about', 'good_to_know', 'services'])
    }
  })

  test('fit the words', ({ assert }) => {
    assert.include(placesFor('Two hours for £40'), 'offers')
    assert.include(placesFor('bank holidays 10:00 to 14:00'), 'where.opening_hours.notes')
    assert.include(placesFor('Open day on 3 May'), 'dates')
    assert.include(placesFor('Wildfire Clay'), 'who.name')
    assert.notInclude(placesFor('aprons for everyone'), 'who.name')
  })
})
