import { test } from '@japa/runner'
import type { Role, Sentence } from '#designer/fill/sentences/sentence'
import { sortSentences } from '#designer/fill/sentences/sort_sentences'
import { sentencesOf } from '#designer/language/sentences'
import type { Sheet } from '#designer/sheet/sheet'
import { randomSheets } from '#designer_tests/helpers/random_sheets'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

const COUNT = 30

/** Every sentence that the person typed, in order. */
const typedOn = ({ own_words: own, good_to_know: known }: Sheet) => [
  ...sentencesOf(own.about?.value ?? ''),
  ...known.map(({ value }) => value),
]
const rolesOf = (sentences: readonly Sentence[]) =>
  Object.fromEntries(sentences.map(({ typed, role }) => [typed, role]))

test.group('Each sentence of the person has one role', () => {
  for (const language of ['en', 'de', 'tr', 'ja'])
    test(`and together the roles are all sentences, of random sheets in ${language}`, ({
      assert,
    }) => {
      const kind = { en: 'bakery', de: undefined, tr: 'club', ja: undefined }[language]
      for (const { extent, sheet } of randomSheets(21, COUNT, { kind, language })) {
        sheet.own_words.about = {
          value: `${sheet.own_words.about?.value ?? ''}\nWe bake at night. Bring a bag.\nOpen: 9 am, 10 am`,
          source: 'edited',
        }
        const { sentences, ...words } = sortSentences(sheet)
        assert.deepEqual(
          sentences.map(({ typed }) => typed),
          typedOn(sheet),
          extent
        )
        const textsAt = (role: Role) =>
          sentences.flatMap((one) => (one.role === role ? [one.text] : []))
        assert.equal(words.about.join(' '), textsAt('story').join(' '), extent)
        assert.lengthOf(words.known, textsAt('known').length, extent)
        assert.deepEqual(words.listed, textsAt('listed'), extent)
        assert.deepEqual(words.beside, {
          contact: textsAt('beside_form'),
          prices: textsAt('below_prices'),
          hours: textsAt('below_hours'),
        })
        assert.equal(words.topics.length > 0, textsAt('topic').length > 0, extent)
      }
    })

  test('which says where it stands', ({ assert }) => {
    const sheet = sheetOf({
      who: { name: 'Crumb', description: 'bakery' },
      where: [{ opening_hours: week({ 'monday-friday': '09:00-17:00' }) }],
      contact: { telephones: ['0761 98765'] },
      offers: [{ items: [{ name: 'Rye loaf', price: '£4' }] }],
      good_to_know: ['Dogs welcome'],
      own_words: {
        about: [
          'PRICES',
          'We are a bakery by the river. Rye loaf £4. Bookings: 0761 98765',
          'On Thursdays we close at 3 pm for the band. Cakes are from £20.',
          'Call 0761 98765 when you stand at the gate and nobody hears the bell.',
          'Speakers: Ada Falola (floors), Petra Kohl (schools).',
          'Sourdough mornings\nCake boxes\nTea for two',
          'We began in a shed. The oven came from Ghent. It is still warm in the evening.',
          'Please bring your own bag.',
        ].join('\n'),
      },
    })
    assert.deepEqual(rolesOf(sortSentences(sheet).sentences), {
      'PRICES': 'label',
      'We are a bakery by the river.': 'lede',
      'Rye loaf £4.': 'elsewhere',
      'Bookings: 0761 98765': 'asked',
      'On Thursdays we close at 3 pm for the band.': 'below_hours',
      'Cakes are from £20.': 'below_prices',
      'Call 0761 98765 when you stand at the gate and nobody hears the bell.': 'beside_form',
      'Speakers: Ada Falola (floors), Petra Kohl (schools).': 'topic',
      'Sourdough mornings': 'listed',
      'Cake boxes': 'listed',
      'Tea for two': 'listed',
      'We began in a shed.': 'story',
      'The oven came from Ghent.': 'story',
      'It is still warm in the evening.': 'story',
      'Please bring your own bag.': 'known',
      'Dogs welcome': 'known',
    })
  })

  test('a page without a name has one of them as its headline', ({ assert }) => {
    const sheet = sheetOf({ own_words: { about: 'A beagle ran off near the mill. He is brown.' } })
    assert.equal(
      rolesOf(sortSentences(sheet).sentences)['A beagle ran off near the mill.'],
      'title'
    )
  })
})
