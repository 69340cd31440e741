import { test } from '@japa/runner'
import { read } from '#designer/reader/read'
import { sentencesOf } from '#designer/language/sentences'
import { form } from '#designer_tests/reader/form'

const streets: [prompt: string, said: string][] = [
  ['Bäckerei Müller, Am Markt 3, 10115 Berlin. Karl-Marx-Allee 5', 'Am Markt 3, Karl-Marx-Allee 5'],
  ['Liuteria a Cremona, in una bottega di via Sicardo dal 1983.', ''],
  ['A garage in Leeds. We open at 7. Tea 50p.', ''],
]

const towns: [prompt: string, said: string][] = [
  ['Wolwinkel, Kromme Walstraat 27 in Doesdam.', 'Kromme Walstraat 27, Doesdam'],
  ['Boulangerie au 2 chemin du Four à Saint-Brévan.', '2 chemin du Four, Saint-Brévan'],
  ['Locanda del Noce, a Borgo Selvara, via dei Lavatoi 3.', 'via dei Lavatoi 3, Borgo Selvara'],
  ['Berber. Adres: Saraçlar Çarşısı 41, Eskipınar', 'Saraçlar Çarşısı 41, Eskipınar'],
  ['A clinic at 33 Collingwood Street, Monday to Friday 9–2.', '33 Collingwood Street'],
]

const years: [prompt: string, said: string | undefined][] = [
  ['Inkberry is a stationery shop in Thame, open since 1989.', '1989'],
  ['Weingut in Purbach. Wir arbeiten seit 2008 biologisch.', '2008'],
  ['We sold 2008 jars.', undefined],
  ['Penrose is a family-run funeral director, in Truro since 1954.', '1954'],
]

test.group('Where and since when', () => {
  for (const [prompt, said] of streets)
    test(`"${prompt}" says ${said || 'no street'}`, ({ assert }) => {
      const { where } = read(prompt, form)
      assert.equal(where.flatMap(({ street_address: one }) => one?.value ?? []).join(', '), said)
    })

  for (const [prompt, said] of towns)
    test(`"${prompt}" says ${said}`, ({ assert }) => {
      const [{ street_address: street, locality }] = read(prompt, form).where
      assert.equal([street, locality].flatMap((one) => one?.value ?? []).join(', '), said)
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
