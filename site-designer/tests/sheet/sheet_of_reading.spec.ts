import { test } from '@japa/runner'
import fc from 'fast-check'
import { coverageIsWhole } from '#designer_tests/helpers/coverage'
import { sheetOfReading } from '#designer/sheet/readings/sheet_of_reading'
import { emptySheet, type Stretch } from '#designer/sheet/sheet'
import { nothingRead } from '#designer_tests/helpers/nothing_read'
import { propertyRuns } from '#designer_tests/helpers/property_runs'

const prompt =
  'Make me a site. Lume is a bakery at 14 Mill Street, Leeds.\n' +
  'Rye bread 4 €, simit 1,50 €\n' +
  'Open Mon-Fri 7-17, Sat 8.30 am to 1 pm. Ada Lume bakes.\n' +
  'Instagram @lumebakes. Call (0113) 496-0000.'

function at(words: string): Stretch {
  const start = prompt.indexOf(words)
  if (start < 0) throw new Error(`Not in the prompt: ${words}`)
  return [start, start + words.length]
}

const read = (answer: unknown) => sheetOfReading(answer, nothingRead(prompt), prompt)
const said = (value: string, quote = value) => ({ value, quote })

test.group('A sheet that a model has read', () => {
  test('keeps what stands in its quote', async ({ assert }) => {
    const sheet = await read({
      who: { name: said('Lume'), description: said('BAKERY', 'Lume is a bakery') },
      contact: {
        telephones: [said('(0113) 496-0000', 'Call (0113) 496-0000')],
        links: [
          {
            url: 'https://www.instagram.com/lumebakes/',
            label: 'Instagram',
            quote: 'Instagram @lumebakes',
          },
        ],
      },
    })
    assert.equal(sheet.who.name?.value, 'Lume')
    assert.deepEqual(sheet.who.name?.from, at('Lume'))
    assert.equal(sheet.who.description?.value, 'BAKERY')
    assert.deepEqual(sheet.who.description?.from, at('bakery'))
    assert.lengthOf(sheet.contact.telephones, 1)
    assert.lengthOf(sheet.contact.links, 1)
    assert.isTrue(coverageIsWhole(sheet.coverage, prompt))
  })

  test('loses what nobody said, and the words are unplaced', async ({ assert }) => {
    const sheet = await read({
      who: {
        name: said('Luna', 'Lume'),
        slogan: said('Baked with love', 'bakery'),
        founding_year: said('1950'),
      },
      contact: {
        emails: [said('info@lume.com', 'Lume')],
        telephones: [said('0113 496 0001', '(0113) 496-0000')],
        links: [{ url: 'https://lume.com', label: 'lume.com', quote: 'Lume' }],
      },
      credentials: [said('Award-winning', 'bakery')],
      talk: ['Make me a site.'],
    })
    assert.deepEqual(sheet.who, {})
    assert.deepEqual(sheet.contact.emails, [])
    assert.deepEqual(sheet.contact.telephones, [])
    assert.deepEqual(sheet.contact.links, [])
    assert.deepEqual(sheet.credentials, [])
    assert.isTrue(coverageIsWhole(sheet.coverage, prompt))
    assert.deepEqual(
      sheet.coverage.map(({ as }) => as),
      ['talk', 'unplaced']
    )
    const [left] = sheet.own_words.unplaced
    assert.equal(left.value, prompt.slice(16))
  })

  test('does not find a word within another', async ({ assert }) => {
    const sheet = await read({ who: { name: said('Lum', 'Lume is') } })
    assert.deepEqual(sheet.who, {})
  })

  test('loses what a sheet cannot hold', async ({ assert }) => {
    const sheet = await read({
      who: { description: said('bakery') },
      kind: { id: 'volcano', quote: 'bakery' },
      contact: {
        emails: [said('Lume')],
        links: [{ url: 'javascript:Lume', label: 'Lume', quote: 'Lume' }],
      },
      wishes: { theme: { value: 'pink', quote: 'bakery' } },
    })
    assert.deepEqual(Object.keys(sheet.who), ['description'])
    assert.deepEqual(sheet.contact, emptySheet(sheet.wishes.language).contact)
    assert.isUndefined(sheet.wishes.theme)
  })

  test('has items with the prices that stand beside them', async ({ assert }) => {
    const rye = { name: 'Rye bread', price: '4 €', description: 'dark and moist' }
    const sheet = await read({
      offers: [
        {
          name: 'Breads of the house',
          items: [
            { ...rye, quote: 'Rye bread 4 €' },
            { name: 'Simit', price: '1,50 €', quote: 'simit' },
            { name: 'Croissant', price: '4 €', quote: 'Rye bread 4 €' },
            { name: 'bakery', price: '4 €', quote: 'bakery' },
          ],
        },
      ],
    })
    assert.deepEqual(
      sheet.offers.map(({ name, items }) => [name, ...items.map(({ value }) => value)]),
      [
        [
          undefined,
          { name: 'Rye bread', price: '4 €' },
          { name: 'Simit', price: '1,50 €' },
          { name: 'bakery' },
        ],
      ]
    )
  })

  test('has hours that are told where they were read', async ({ assert }) => {
    const row = (day: string, opens: string, closes: string, quote: string) => ({
      days: [day],
      opens,
      closes,
      quote,
    })
    const sheet = await read({
      places: [
        {
          opening_hours: [
            row('monday', '07:00', '17:00', 'Mon-Fri 7-17'),
            row('tuesday', '07:00', '18:00', 'Mon-Fri 7-17'),
            row('saturday', '08:30', '13:00', 'Sat 8.30 am to 1 pm'),
            row('sunday', '08:30', '13:00', 'Sunday'),
          ],
        },
      ],
    })
    const days = Object.keys(sheet.where[0].opening_hours)
    assert.sameMembers(days, ['notes', 'monday', 'saturday'])
  })

  test('has a note of what is said beside times', async ({ assert }) => {
    const text = 'Open Fri 9-5 and every other Saturday 9-1.'
    const hours = { opens: '09:00', closes: '13:00', quote: 'every other Saturday 9-1' }
    const row = { ...hours, days: ['saturday'], text: 'every other Saturday' }
    const answer = { places: [{ opening_hours: [row] }] }
    const { where } = await sheetOfReading(answer, nothingRead(text), text)
    const { notes, saturday } = where[0].opening_hours
    assert.deepEqual(saturday?.value.spans, [{ opens: '09:00', closes: '13:00' }])
    assert.deepEqual(
      notes.map(({ value }) => value),
      ['every other Saturday']
    )
  })

  test('keeps the sentences of the text that were said', async ({ assert }) => {
    const sheet = await read({ about: ['Ada Lume bakes.', 'She loves bread.'] })
    assert.equal(sheet.own_words.about?.value, 'Ada Lume bakes.')
    assert.deepEqual(sheet.own_words.about?.from, at('Ada Lume bakes.'))
  })

  test('is whole whatever the model answers', async ({ assert }) => {
    const words = fc.constantFrom('Lume', 'bakery', 'Rye bread', '4 €', 'nothing')
    const value = fc.record({ value: words, quote: words })
    const answer = fc.record({
      who: fc.record({ name: value, slogan: fc.oneof(value, fc.jsonValue()) }),
      services: fc.array(value),
      offers: fc.array(fc.record({ items: fc.array(fc.record({ name: words, quote: words })) })),
      about: fc.array(words),
      talk: fc.array(words),
      refusals: fc.array(words),
      anything: fc.jsonValue(),
    })
    await fc.assert(
      fc.asyncProperty(fc.oneof(answer, fc.jsonValue()), async (answered) => {
        const sheet = await read(answered)
        assert.isTrue(coverageIsWhole(sheet.coverage, prompt))
      }),
      { numRuns: propertyRuns(200) }
    )
  })
})
