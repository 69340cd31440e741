import { test } from '@japa/runner'
import { errors } from '@vinejs/vine'
import type { SheetChange } from '#designer/sheet/change'
import { sheetChangeSchema } from '#designer/sheet/schema/change_schema'
import { week } from '#designer_tests/helpers/sheets'

/** What the schema says of each field that it refuses. */
async function refusals(change: unknown): Promise<Record<string, string>> {
  try {
    await sheetChangeSchema.validate(change)
    return {}
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    // The product reports errors by field.
    const messages = error.messages as Record<string, string[]>
    return Object.fromEntries(
      Object.entries(messages).map(([field, [message]]) => [field, message])
    )
  }
}

const passed = (change: unknown): Promise<SheetChange> => sheetChangeSchema.validate(change)

test.group('Changes of a sheet, as they are sent', () => {
  test('every field of a sheet can be changed', async ({ assert }) => {
    const change = {
      who: { name: 'Lume', has_no_name: false, description: null, kind: 'bakery', slogan: '' },
      where: [
        {
          label: 'Leith',
          street_address: '3 High Street',
          area_served: ['Leith', 'Granton'],
          online: true,
          opening_hours: week({ 'monday-friday': ['09:00-12:00', '13:00-17:00'] }),
          by_appointment: true,
        },
      ],
      contact: {
        telephones: ['0113 496 0000'],
        emails: ['ada@lume.example'],
        links: [{ url: 'https://lume.example/', label: 'Shop' }],
        preferred: 'telephone',
        refused: ['form'],
      },
      offers: [{ name: 'Breads', items: [{ name: 'Rye', price: '4 €', note: 'sliced' }] }],
      services: ['Cakes to order'],
      people: [{ name: 'Ada', role: 'baker' }],
      dates: [{ when: '12 May', title: 'Open night' }],
      works: [{ title: 'Bread', year: '2020' }],
      steps: [{ name: 'You order', text: 'By telephone.' }],
      questions: [{ question: 'Is it sliced?', answer: 'If you like.' }],
      good_to_know: ['Dogs welcome'],
      own_words: { about: 'We bake.\n\nAt night.', quotes: [{ text: 'Good', by: 'Jo' }] },
      wishes: { language: 'de', sections_wanted: ['about'], moods: ['warm'], theme: null },
      suggestions: { take: ['s1'], drop: ['s2'] },
      keep: { steps: ['You collect'], questions: ['Can I pay by card?'] },
      unplaced: [{ from: [0, 4], to: 'drop' }],
    }
    assert.deepEqual(await passed(change), change as SheetChange)
    assert.deepEqual(await passed({}), {})
  })

  test('a field that is not on the sheet is told, wherever it stands', async ({ assert }) => {
    const found = await refusals({
      naem: 'Lume',
      who: { nam: 'Lume' },
      offers: [{ items: [{ name: 'Rye', cost: '4' }] }],
      where: [{ opening_hours: { mon: { spans: [] } } }],
    })
    assert.deepEqual(Object.keys(found).sort(), [
      'naem',
      'offers.0.items.0.cost',
      'where.0.opening_hours.mon',
      'who.nam',
    ])
    assert.equal(found.naem, 'There is no field “naem” on the sheet')
  })

  test('what is wrong is said in the words of the form', async ({ assert }) => {
    const cases: [unknown, Record<string, string>][] = [
      [
        { who: { name: 'x'.repeat(121) } },
        { 'who.name': 'The name can have at most 120 characters' },
      ],
      [{ who: { name: 5 } }, { 'who.name': 'The name must be text' }],
      [
        { who: { name: 'Lu\u0007me' } },
        { 'who.name': 'The name has signs that cannot be shown; please type it again' },
      ],
      [{ who: { name: 'Lu\nme' } }, { 'who.name': 'The name must stand on one line' }],
      [
        { contact: { emails: ['ada at lume'] } },
        { 'contact.emails.0': 'An e-mail address looks like name@example.com' },
      ],
      [
        { offers: [{ items: [{ name: '', price: '4 €' }] }] },
        { 'offers.0.items.0.name': 'The name of an item is missing' },
      ],
      [
        { offers: [{ items: [{ name: 'Rye', price: 'x'.repeat(61) }] }] },
        { 'offers.0.items.0.price': 'The price of an item can have at most 60 characters' },
      ],
      [
        { where: [{ opening_hours: { monday: { spans: [{ opens: '9', closes: '25:00' }] } } }] },
        {
          'where.0.opening_hours.monday.spans.0.opens': 'A time looks like 09:30',
          'where.0.opening_hours.monday.spans.0.closes': 'A time looks like 09:30',
        },
      ],
      [
        { wishes: { language: 'english' } },
        { 'wishes.language': 'The language of the page: please choose one from the list' },
      ],
      [{ people: 'Ada' }, { people: 'People must be a list' }],
      [{ who: [] }, { who: 'Who must be a group of fields' }],
      [
        { unplaced: [{ from: [4, 2], to: 'drop' }] },
        { 'unplaced.0.from': 'This is no part of your text' },
      ],
      [
        { unplaced: [{ from: [0, 2], to: 'contact.links' }] },
        { 'unplaced.0.to': 'To: please choose one from the list' },
      ],
    ]
    for (const [change, expected] of cases) assert.deepEqual(await refusals(change), expected)
  })

  test('there is an end to everything', async ({ assert }) => {
    const many = <T>(count: number, value: T) => Array.from({ length: count }, () => value)
    const item = { name: 'Rye' }
    const span = { opens: '09:00', closes: '10:00' }
    const cases: [unknown, string][] = [
      [
        { offers: [{ items: many(100, item) }, { items: many(101, item) }] },
        'There can be at most 200 items in all',
      ],
      [{ people: many(51, { name: 'Ada' }) }, 'People: at most 50'],
      [{ services: many(51, 'Cakes') }, 'Services: at most 50'],
      [{ where: many(11, {}) }, 'Places: at most 10'],
      [
        { where: [{ opening_hours: { monday: { spans: many(7, span) } } }] },
        'Times of a day: at most 6',
      ],
      [
        { own_words: { about: 'x'.repeat(5001) } },
        'The text about you can have at most 5000 characters',
      ],
    ]
    for (const [change, expected] of cases) {
      assert.deepEqual(Object.values(await refusals(change)), [expected])
    }
    assert.deepEqual(await refusals({ offers: [{ items: many(200, item) }] }), {})
  })

  test('only links that can be followed without harm pass', async ({ assert }) => {
    const link = (url: string) => ({ contact: { links: [{ url, label: 'Shop' }] } })
    for (const url of [
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'java\tscript:alert(1)',
      ' data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      '//evil.example',
      'lume',
      'https://',
      'https://a b.example',
    ]) {
      const found = await refusals(link(url))
      assert.deepEqual(Object.keys(found), ['contact.links.0.url'], url)
    }
    assert.deepEqual(await refusals(link('javascript:alert(1)')), {
      'contact.links.0.url': 'A link is a web address, or begins with mailto: or tel: as links do',
    })
    for (const url of [
      'https://a.example/x?y=1',
      'http://a.example',
      'mailto:a@b.co',
      'tel:+44113',
    ]) {
      assert.deepEqual(await refusals(link(url)), {}, url)
    }
    const bare = await passed(link('www.lume.example/shop'))
    assert.equal(bare.contact?.links?.[0].url, 'https://www.lume.example/shop')
  })

  test('text stays as typed, markup too; invisible marks and empty lines go', async ({
    assert,
  }) => {
    const change = await passed({
      who: { name: ' <b>Lume</b> & \u202aSons\u202c ' },
      contact: { telephones: ['\u202a0113 496 0000\u202c', '', null, '  '] },
      offers: [{ items: [{ name: 'Rye', price: '', note: null }] }],
      where: [{ opening_hours: { sunday: { spans: [{ opens: '18:00', closes: '24:00' }] } } }],
      own_words: { about: 'One\r\ntwo \ud800' },
    })
    assert.equal(change.who?.name, '<b>Lume</b> & Sons')
    assert.deepEqual(change.contact?.telephones, ['0113 496 0000'])
    assert.deepEqual(change.offers, [{ items: [{ name: 'Rye' }] }])
    assert.equal(change.where?.[0].opening_hours?.sunday?.spans[0].closes, '00:00')
    assert.equal(change.own_words?.about, 'One\ntwo \ufffd')
  })
})
