import { test } from '@japa/runner'
import { read } from '#designer/reader/read'
import { sentencesOf } from '#designer/text/sentences'
import { form } from '#designer_tests/reader/form'

const streets: [prompt: string, said: string][] = [
  ['Tidewrack is a restaurant in Porthleven. Tell us first. 2 Lifeboat Slip.', '2 Lifeboat Slip'],
  ["Two therapists in Galway. We meet at 6 Nun's Island or by video.", "6 Nun's Island"],
  ['De winkel is open van 9 tot 17 uur. Kaas van zestig koeien. Benedenkerk 77.', 'Benedenkerk 77'],
  ["Dükkân Bakırcılar Çarşısı No: 27'de, her gün açık.", 'Bakırcılar Çarşısı No: 27'],
  ['Liuteria a Cremona, in una bottega di via Sicardo dal 1983.', ''],
  [
    'A night bus in Winnipeg. We give out soup. Free for all. The next training is on October 16, 88 Selkirk Avenue.',
    '',
  ],
  ['A garage in Leeds. We open at 7. Tea 50p.', ''],
]

const years: [prompt: string, said: string | undefined][] = [
  ['Inkberry is a stationery shop in Thame, open since 1989.', '1989'],
  ['Weingut in Purbach. Wir arbeiten seit 2008 biologisch.', undefined],
  ['Penrose is a family-run funeral director, in Truro since 1954.', '1954'],
]

test.group('Where and since when', () => {
  for (const [prompt, said] of streets)
    test(`"${prompt}" says ${said || 'no street'}`, ({ assert }) => {
      const { where } = read(prompt, form)
      assert.equal(where.flatMap(({ street_address: one }) => one?.value ?? []).join(', '), said)
    })

  for (const [prompt, year] of years)
    test(`"${prompt}" was founded in ${year ?? 'no year'}`, ({ assert }) => {
      assert.equal(read(prompt, form).who.founding_year?.value, year)
    })

  test('no sentence ends inside an abbreviation', ({ assert }) => {
    for (const text of [
      'Die Sternwarte Hoher Knüll e. V. steht auf 620 Metern.',
      'Konuşmacılar: Doç. Dr. Melis Aygün ve Bora Tekin.',
      'Dükkân Çarşı No. 27 içinde.',
      'Open until 9 p.m. on Fridays.',
    ])
      assert.deepEqual(sentencesOf(text), [text])
    assert.lengthOf(sentencesOf('Open until 9 p.m. We are closed on Monday.'), 2)
  })
})
