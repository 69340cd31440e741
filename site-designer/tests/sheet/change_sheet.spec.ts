import { test } from '@japa/runner'
import { bakery, became, changed, suggestion } from '#designer_tests/helpers/changed_sheet'
import { open, sheetOf, week } from '#designer_tests/helpers/sheets'

test.group('Changing a sheet by hand', () => {
  test('a typed value is the person’s own, and no reader takes it back', ({ assert }) => {
    const sheet = changed(bakery(), { who: { name: 'Osteria Lume' } })
    assert.deepEqual(sheet.who.name, { value: 'Osteria Lume', source: 'edited' })
    assert.deepEqual(sheet.edited, ['who.name'])
    assert.deepEqual(bakery().who.name?.value, 'Lume')
  })

  test('a value that stays as it was keeps where it came from', ({ assert }) => {
    const before = bakery()
    const sheet = changed(before, {
      who: { name: 'Lume' },
      contact: { telephones: ['0113 496 0000', '0113 496 0001'] },
    })
    assert.deepEqual(sheet.who.name, before.who.name)
    assert.deepEqual(sheet.contact.telephones, [
      before.contact.telephones[0],
      { value: '0113 496 0001', source: 'edited' },
    ])
    assert.deepEqual(sheet.edited, ['contact.telephones'])
  })

  test('an emptied field is remembered, and its words are dropped', ({ assert }) => {
    const sheet = changed(bakery(), { who: { name: null }, contact: { telephones: [] } })
    assert.notProperty(sheet.who, 'name')
    assert.deepEqual(sheet.edited, ['who.name', 'contact.telephones'])
    assert.deepEqual(became(sheet, 'Lume'), ['dropped'])
    assert.deepEqual(became(sheet, '0113 496 0000'), ['dropped'])
  })

  test('what has a name is not without one, and the other way round', ({ assert }) => {
    const nameless = changed(bakery(), { who: { has_no_name: true } })
    assert.notProperty(nameless.who, 'name')
    assert.includeMembers(nameless.edited, ['who.name', 'who.has_no_name'])
    const named = changed(nameless, { who: { name: 'Lume' } })
    assert.notProperty(named.who, 'has_no_name')
  })

  test('a place is sent whole, and only what differs counts as changed', ({ assert }) => {
    const sheet = changed(bakery(), {
      where: [
        {
          locality: 'Leeds',
          street_address: '14 Mill Street',
          opening_hours: week({ 'monday-thursday': '07:00-15:00', 'friday': 'closed' }),
        },
      ],
    })
    const [place] = sheet.where
    assert.deepEqual(place.locality, bakery().where[0].locality)
    assert.deepEqual(place.opening_hours.monday, bakery().where[0].opening_hours.monday)
    assert.deepEqual(place.opening_hours.friday, { value: open('closed'), source: 'edited' })
    assert.deepEqual(sheet.edited, ['where.street_address', 'where.opening_hours'])
  })

  test('a place that is taken out leaves the other as it was', ({ assert }) => {
    const two = sheetOf({
      where: [{ label: 'Leith' }, { label: 'Old Town', street_address: '3 High Street' }],
    })
    two.suggestions = [
      suggestion('s1', 'where.postal_code', 'EH1', 1),
      suggestion('s2', 'where.postal_code', 'EH6', 0),
    ]
    const sheet = changed(two, { where: [{ label: 'Old Town', street_address: '3 High Street' }] })
    assert.deepEqual(sheet.where, [two.where[1]])
    assert.deepEqual(sheet.edited, ['where'])
    assert.deepEqual(sheet.suggestions, [{ ...two.suggestions[0], place: 0 }])
  })

  test('another price is another item; the others stay', ({ assert }) => {
    const items = [
      { name: 'Simit', price: '2 €' },
      { name: 'Börek', price: '4 €' },
    ]
    const sheet = changed(bakery(), { offers: [{ name: 'Breads', items }] })
    assert.deepEqual(sheet.offers, [
      { name: 'Breads', items: items.map((value) => ({ value, source: 'edited' as const })) },
    ])
  })

  test('the language of the page can be set and not taken away', ({ assert }) => {
    const sheet = changed(bakery(), { wishes: { language: 'tr', theme: 'dark' } })
    assert.equal(sheet.wishes.language.value, 'tr')
    assert.equal(changed(sheet, { wishes: { theme: null } }).wishes.theme, undefined)
  })
})
