import { test } from '@japa/runner'
import { askedOf } from '#designer/fill/asked'
import { sortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { sortSentences } from '#designer/fill/sentences/sort_sentences'
import { siteOf } from '#designer_tests/helpers/composed'
import { sheetOf } from '#designer_tests/helpers/sheets'

const telephones = ['0761 98765']
const story = 'A story that says what they do and how long they have done so. '.repeat(5).trim()

test.group('A sentence that only says how to book', () => {
  for (const [language, bare] of [
    ['en', 'Bookings: 0761 98765'],
    ['de', 'Reservierung unter 0761 98765.'],
    ['fr', 'Réservation : 0761 98765'],
    ['es', 'Reservas: 0761 98765.'],
    ['it', 'Prenotazioni: 0761 98765.'],
    ['nl', 'Reserveren: 0761 98765'],
    ['pt', 'Marcações: 0761 98765.'],
    ['tr', 'Randevu için 0761 98765.'],
  ] as const) {
    test(`is a button and no prose, in ${language}`, ({ assert }) => {
      const about = `${story} ${bare}`
      const sheet = sheetOf({ contact: { telephones }, own_words: { about } }, { language })
      assert.exists(askedOf(sortedSheet(sheet)))
      assert.notInclude(JSON.stringify(siteOf(sheet).sections), bare)
    })
  }

  test('stands on the page where it says more', ({ assert }) => {
    const more = 'Book on 0761 98765 by Thursday, tables of six and more.'
    const sheet = sheetOf({ contact: { telephones }, own_words: { about: `${story} ${more}` } })
    assert.include(JSON.stringify(sortSentences(sheet)), more)
  })
})
