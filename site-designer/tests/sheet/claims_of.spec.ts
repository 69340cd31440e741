import { test } from '@japa/runner'
import fc from 'fast-check'
import { claimsOf } from '#designer/sheet/claims'
import { coverageIsWhole } from '#designer/sheet/coverage'
import { emptyPlace, emptySheet, type Sheet, type Stretch, type Value } from '#designer/sheet/sheet'
import { anySheet } from '#designer_tests/helpers/any_sheet'
import { open } from '#designer_tests/helpers/sheets'

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

function model<T>(value: T, from?: Stretch): Value<T> {
  return { value, source: 'model', ...(from ? { from } : {}) }
}

function answered(fill: (sheet: Sheet) => void): Sheet {
  const sheet = emptySheet({ value: 'en', source: 'model' })
  fill(sheet)
  return claimsOf(sheet, prompt)
}

test.group('A sheet that a model has read', () => {
  test('keeps what stands where the model says', ({ assert }) => {
    const sheet = answered(({ who, contact }) => {
      who.name = model('Lume', at('Lume'))
      who.description = model('BAKERY', at('bakery'))
      contact.telephones = [model('(0113) 496-0000', at('(0113) 496-0000'))]
      contact.links = [
        model(
          { url: 'https://www.instagram.com/lumebakes/', label: 'Instagram' },
          at('@lumebakes')
        ),
      ]
    })
    assert.equal(sheet.who.name?.value, 'Lume')
    assert.equal(sheet.who.description?.value, 'BAKERY')
    assert.lengthOf(sheet.contact.telephones, 1)
    assert.lengthOf(sheet.contact.links, 1)
    assert.isTrue(coverageIsWhole(sheet.coverage, prompt))
  })

  test('loses what nobody said, and the words are unplaced again', ({ assert }) => {
    const sheet = answered((read) => {
      const { who, contact } = read
      who.name = model('Luna', at('Lume'))
      who.slogan = model('Baked with love', at('bakery'))
      who.founding_year = model('1950')
      contact.emails = [model('info@lume.com', at('Lume'))]
      contact.telephones = [model('0113 496 0001', at('(0113) 496-0000'))]
      contact.links = [model({ url: 'https://lume.com', label: 'lume.com' }, at('Lume'))]
      read.credentials = [model('Award-winning', at('bakery'))]
      read.coverage = [
        { from: at('Make me a site.'), as: 'talk' },
        { from: [15, prompt.length], as: 'field', field: 'who.name' },
      ]
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

  test('has its stretches where the words are, however the model counted', ({ assert }) => {
    const sheet = answered(({ who }) => {
      who.name = model('Lume', [2, 6])
      who.description = model('bakery')
    })
    assert.deepEqual(sheet.who.name?.from, at('Lume'))
    assert.deepEqual(sheet.who.description?.from, at('bakery'))
  })

  test('does not find a word within another', ({ assert }) => {
    const sheet = answered(({ who }) => {
      who.name = model('Lum', at('Lume'))
    })
    assert.deepEqual(sheet.who, {})
  })

  test('has items with the prices that stand beside them', ({ assert }) => {
    const sheet = answered((read) => {
      read.offers = [
        {
          name: 'Breads of the house',
          items: [
            model(
              { name: 'Rye bread', price: '4 €', description: 'dark and moist' },
              at('Rye bread 4 €')
            ),
            model({ name: 'Simit', price: '1,50 €' }),
            model({ name: 'Croissant', price: '4 €' }, at('Rye bread 4 €')),
            model({ name: 'bakery', price: '4 €' }),
          ],
        },
      ]
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

  test('has hours that are told where they were read', ({ assert }) => {
    const sheet = answered((read) => {
      const place = emptyPlace()
      place.opening_hours.monday = model(open('07:00-17:00'), at('Mon-Fri 7-17'))
      place.opening_hours.tuesday = model(open('07:00-18:00'), at('Mon-Fri 7-17'))
      place.opening_hours.saturday = model(open('08:30-13:00'), at('Sat 8.30 am to 1 pm'))
      place.opening_hours.sunday = model(open('08:30-13:00'))
      read.where = [place]
    })
    const days = Object.keys(sheet.where[0].opening_hours)
    assert.sameMembers(days, ['notes', 'monday', 'saturday'])
  })

  test('keeps the sentences of the text that were said', ({ assert }) => {
    const sheet = answered(({ own_words: own }) => {
      own.about = model('Ada Lume bakes. She loves bread.')
    })
    assert.equal(sheet.own_words.about?.value, 'Ada Lume bakes.')
    assert.deepEqual(sheet.own_words.about?.from, at('Ada Lume bakes.'))
  })

  test('keeps what the person typed and the form gave', ({ assert }) => {
    const sheet = answered(({ who, contact }) => {
      who.name = { value: 'Osteria', source: 'edited' }
      contact.emails = [{ value: 'ada@lume.example', source: 'form' }]
    })
    assert.equal(sheet.who.name?.value, 'Osteria')
    assert.lengthOf(sheet.contact.emails, 1)
  })

  test('suggests only what stands there', ({ assert }) => {
    const sheet = answered((read) => {
      read.suggestions = [
        { id: 's1', field: 'who.name', value: 'Lume', from: at('Lume is'), why: 'by_position' },
        { id: 's2', field: 'who.name', value: 'Luna', from: at('Lume is'), why: 'by_position' },
        {
          id: 's3',
          field: 'people',
          value: { name: 'Ada Lume', role: 'owner' },
          from: at('Ada Lume'),
          why: 'perhaps_a_person',
        },
      ]
    })
    assert.deepEqual(
      sheet.suggestions.map(({ id }) => id),
      ['s1']
    )
  })

  test('is whole whatever the model answers, and stays as it is when checked again', ({
    assert,
  }) => {
    fc.assert(
      fc.property(anySheet, anySheet, ({ sheet }, { prompt: another }) => {
        const checked = claimsOf(sheet, another)
        assert.isTrue(coverageIsWhole(checked.coverage, another))
        assert.deepEqual(claimsOf(checked, another), checked)
      }),
      { numRuns: 200 }
    )
  })
})
