import { test } from '@japa/runner'
import type { SheetChange } from '#designer/sheet/change'
import { changeSheet } from '#designer/sheet/change_sheet'
import { coverageIsWhole } from '#designer/sheet/coverage'
import type { Sheet, Stretch, Suggestion, TextField } from '#designer/sheet/sheet'
import { open, sheetOf, week } from '#designer_tests/helpers/sheets'

const prompt = 'Lume is a bakery in Leeds. Ring 0113 496 0000. We bake at night. Rye bread 4 €.'

function bakery(): Sheet {
  return sheetOf(
    {
      who: { name: 'Lume', description: 'bakery' },
      where: [{ locality: 'Leeds', opening_hours: week({ 'monday-friday': '07:00-15:00' }) }],
      contact: { telephones: ['0113 496 0000'] },
      offers: [{ items: [{ name: 'Simit', price: '1 €' }] }],
    },
    { prompt }
  )
}

function changed(sheet: Sheet, change: SheetChange): Sheet {
  const result = changeSheet(sheet, change, prompt)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

function at(words: string): Stretch {
  const start = prompt.indexOf(words)
  return [start, start + words.length]
}

/** What became of the words of the prompt. */
function became(sheet: Sheet, words: string): string[] {
  const [start, end] = at(words)
  return sheet.coverage
    .filter(({ from }) => from[0] < end && start < from[1])
    .map(({ as, field }) => field ?? as)
}

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

  test('a colour that was misread is taken away', ({ assert }) => {
    const pink = { hex: '#d9538f', word: 'pink' }
    const read = bakery()
    read.wishes.colours = [{ value: pink, source: 'said' }]
    const sheet = changed(read, { wishes: { colours: [] } })
    assert.isEmpty(sheet.wishes.colours)
    assert.deepEqual(sheet.edited, ['wishes.colours'])
  })

  test('the language of the page can be set and not taken away', ({ assert }) => {
    const sheet = changed(bakery(), { wishes: { language: 'tr', theme: 'dark' } })
    assert.equal(sheet.wishes.language.value, 'tr')
    assert.equal(changed(sheet, { wishes: { theme: null } }).wishes.theme, undefined)
  })
})

test.group('Suggestions', () => {
  test('what was suggested for a field that a person fills is placed with it', ({ assert }) => {
    const before = bakery()
    before.suggestions = [
      suggestion('s1', 'who.description', 'We bake at night'),
      suggestion('s2', 'who.name', 'Rye bread'),
      suggestion('s3', 'who.name', 'Ring'),
    ]
    const sheet = changed(before, { who: { description: 'night bakery', name: 'The Rye' } })
    assert.deepEqual(sheet.suggestions, [])
    assert.deepEqual(became(sheet, 'We bake at night'), ['who.description'])
    assert.deepEqual(became(sheet, 'Rye bread'), ['who.name'])
    assert.deepEqual(became(sheet, 'Ring'), ['unplaced'])
  })

  test('one that is taken replaces the value and settles the others of its field', ({ assert }) => {
    const before = bakery()
    before.suggestions = [
      suggestion('s1', 'who.name', 'We bake at night'),
      suggestion('s2', 'who.name', 'Rye bread'),
      suggestion('s3', 'who.slogan', 'Rye bread'),
      suggestion('s4', 'services', 'Ring'),
    ]
    const sheet = changed(before, { suggestions: { take: ['s1'] } })
    assert.deepEqual(sheet.who.name, {
      value: 'We bake at night',
      source: 'edited',
      from: at('We bake at night'),
    })
    assert.deepEqual(
      sheet.suggestions.map(({ id }) => id),
      ['s3', 's4']
    )
    assert.deepEqual(became(sheet, 'We bake at night'), ['who.name'])
    assert.isTrue(coverageIsWhole(sheet.coverage, prompt))
    const words = sheet.own_words.unplaced.map(({ value }) => value).join('|')
    assert.notInclude(words, '|We bake at night')
  })

  test('a short word between two fields goes with the one that was put beside it', ({ assert }) => {
    const text = 'Bakery Lume in Leeds. We bake at night.'
    const before = sheetOf(
      { who: { description: 'Bakery' }, where: [{ locality: 'Leeds' }] },
      { prompt: text }
    )
    before.suggestions = [
      { id: 's1', from: [7, 11], why: 'by_position', field: 'who.name', value: 'Lume' },
    ]
    const result = changeSheet(before, { suggestions: { take: ['s1'] } }, text)
    if (!result.ok) throw new Error(JSON.stringify(result.error))
    const joint = result.value.coverage.find(({ from }) => from[0] <= 12 && from[1] >= 14)
    assert.equal(joint?.field, 'who.name')
    assert.isTrue(coverageIsWhole(result.value.coverage, text))
  })

  test('one for a list is one more in it', ({ assert }) => {
    const before = bakery()
    before.suggestions = [
      {
        id: 's1',
        from: at('Rye bread 4 €'),
        why: 'lone_price',
        field: 'offers',
        value: { name: 'Rye bread', price: '4 €' },
      },
      suggestion('s2', 'services', 'We bake at night'),
    ]
    const sheet = changed(before, { suggestions: { take: ['s1', 's2'] } })
    assert.deepEqual(
      sheet.offers[0].items.map(({ value }) => value.name),
      ['Simit', 'Rye bread']
    )
    assert.equal(sheet.services[0].value, 'We bake at night')
    assert.sameMembers(sheet.edited, ['services', 'offers'])
    assert.deepEqual(sheet.suggestions, [])
  })

  test('hours are taken day by day', ({ assert }) => {
    const before = bakery()
    before.suggestions = [
      {
        id: 's1',
        from: at('We bake at night'),
        why: 'has_exception',
        field: 'where.opening_hours',
        value: { saturday: open('08:00-12:00') },
      },
    ]
    const [{ opening_hours: hours }] = changed(before, { suggestions: { take: ['s1'] } }).where
    assert.deepEqual(hours.saturday?.value, open('08:00-12:00'))
    assert.deepEqual(hours.monday, before.where[0].opening_hours.monday)
  })

  test('one that is dropped leaves the words where they are', ({ assert }) => {
    const before = bakery()
    before.suggestions = [suggestion('s1', 'who.name', 'We bake at night')]
    const sheet = changed(before, { suggestions: { drop: ['s1'] } })
    assert.deepEqual(sheet.suggestions, [])
    assert.deepEqual(sheet.coverage, before.coverage)
    assert.deepEqual(sheet.edited, [])
  })

  test('one that is not there is refused', ({ assert }) => {
    const result = changeSheet(bakery(), { suggestions: { take: ['s9'], drop: ['s8'] } }, prompt)
    assert.deepEqual(result, {
      ok: false,
      error: {
        'suggestions.take.0': ['This suggestion is not there any more'],
        'suggestions.drop.0': ['This suggestion is not there any more'],
      },
    })
  })
})

test.group('Unplaced sentences', () => {
  const placed = (words: string, to: NonNullable<SheetChange['unplaced']>[number]['to']) =>
    changed(bakery(), { unplaced: [{ from: at(words), to }] })

  test('go where they are told', ({ assert }) => {
    assert.equal(placed('We bake at night.', 'who.slogan').who.slogan?.value, 'We bake at night')
    assert.equal(
      placed('We bake at night.', 'own_words.about').own_words.about?.value,
      'We bake at night.'
    )
    assert.equal(placed('We bake at night.', 'services').services[0].value, 'We bake at night')
    assert.equal(placed('Rye bread', 'people').people[0].value.name, 'Rye bread')
    assert.equal(placed('Rye bread', 'works').works[0].value.title, 'Rye bread')
    assert.deepEqual(placed('Rye bread 4 €.', 'offers').offers[0].items[1].value, {
      name: 'Rye bread',
      price: '4 €',
    })
    const sheet = placed('We bake at night.', 'services')
    assert.deepEqual(became(sheet, 'We bake at night.'), ['services'])
    assert.deepEqual(sheet.edited, ['services'])
    assert.isTrue(coverageIsWhole(sheet.coverage, prompt))
  })

  test('can be dropped', ({ assert }) => {
    const sheet = placed('We bake at night.', 'drop')
    assert.deepEqual(became(sheet, 'We bake at night.'), ['dropped'])
    assert.deepEqual(sheet.edited, [])
  })

  test('are added to what is told already', ({ assert }) => {
    const about = changed(bakery(), { own_words: { about: 'A family bakery' } })
    const sheet = changed(about, {
      unplaced: [{ from: at('We bake at night.'), to: 'own_words.about' }],
    })
    assert.equal(sheet.own_words.about?.value, 'A family bakery. We bake at night.')
  })

  test('told a second time they stay where they are', ({ assert }) => {
    const change: SheetChange = { unplaced: [{ from: at('We bake at night.'), to: 'services' }] }
    const once = changed(bakery(), change)
    assert.deepEqual(changed(once, change), once)
  })

  test('only what fits a field goes into it', ({ assert }) => {
    const refusal = (words: string, to: 'contact.emails' | 'contact.telephones' | 'dates') => {
      const result = changeSheet(bakery(), { unplaced: [{ from: at(words), to }] }, prompt)
      return result.ok ? [] : Object.entries(result.error)
    }
    for (const to of ['contact.emails', 'contact.telephones', 'dates'] as const) {
      const [[field, [message]]] = refusal('We bake at night.', to)
      assert.equal(field, 'unplaced.0.to')
      assert.match(message, /^There is no /)
    }
  })

  test('what has its place already is refused', ({ assert }) => {
    const error = (from: Stretch) => {
      const result = changeSheet(bakery(), { unplaced: [{ from, to: 'services' }] }, prompt)
      return result.ok ? undefined : result.error
    }
    const message = 'This part of your text has its place already'
    assert.deepEqual(error(at('Lume')), { 'unplaced.0.from': [message] })
    assert.deepEqual(error([prompt.length, prompt.length + 4]), { 'unplaced.0.from': [message] })
  })
})

function suggestion(id: string, field: TextField, value: string, place?: number): Suggestion {
  const start = Math.max(0, prompt.indexOf(value))
  const from: Stretch = [start, start + value.length]
  return { id, field, value, from, why: 'by_position', ...(place === undefined ? {} : { place }) }
}
