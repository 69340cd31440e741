import { test } from '@japa/runner'
import { rowsInNoField } from '#designer_tests/helpers/priced_rows'
import { randomSheets } from '#designer_tests/helpers/random_sheets'
import { read } from 'site-designer'
import { defaultForm } from 'site-designer/form'

const COUNT = 20
/** Sentences that name several things with their prices, in each of our languages. */
const told = {
  en: 'One box is £190, the service £11 per pump, and there is a pack of ten boxes for £1,500.',
  de: 'Ein Beratungsgespräch kostet 60 Euro, ein Gutachten 240 Euro.',
  tr: 'Standart oda 2.400 TL, geniş oda 3.100 TL.',
}

test.group('Every row with a price on a page is in the fields of its sheet', () => {
  for (const language of ['en', 'de', 'tr'] as const)
    test(`of a random sheet, also of one whose own words name prices, ${language}`, ({
      assert,
    }) => {
      const kind = { en: 'bakery', de: undefined, tr: 'club' }[language]
      for (const { extent, sheet } of randomSheets(11, COUNT, { kind, language })) {
        assert.deepEqual(rowsInNoField(sheet), [], extent)
        const about = { value: told[language], source: 'edited' as const }
        sheet.own_words.about = about
        assert.deepEqual(rowsInNoField(sheet), [], extent)
      }
    }).timeout(60_000)

  test('of a prompt whose sentences name prices', ({ assert }) => {
    for (const sentence of Object.values(told)) {
      const sheet = read(`Tallybark. ${sentence} hello@tallybark.example`, defaultForm)
      assert.deepEqual(rowsInNoField(sheet), [], sentence)
    }
  })
})
