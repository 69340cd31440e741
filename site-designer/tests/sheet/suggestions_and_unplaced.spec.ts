import { test } from '@japa/runner'
import type { SheetChange } from '#designer/sheet/change'
import { changeSheet } from '#designer/sheet/change_sheet'
import { marked } from '#designer/sheet/coverage'
import { coverageIsWhole } from '#designer_tests/helpers/coverage'
import type { Stretch } from '#designer/sheet/sheet'
import {
  at,
  bakery,
  became,
  changed,
  prompt,
  suggestion,
} from '#designer_tests/helpers/changed_sheet'
import { open, sheetOf } from '#designer_tests/helpers/sheets'

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

  test('are told in whole sentences, with what fields took from these', ({ assert }) => {
    const said =
      'I mend bikes in Otley, in a garage. Call 01943 555 0182 before nine. No phone please, Del does it.'
    const before = sheetOf(
      { where: [{ locality: 'Otley' }], contact: { telephones: ['01943 555 0182'] } },
      { prompt: said }
    )
    const piece = (words: string): Stretch => {
      const start = said.indexOf(words)
      return [start, start + words.length]
    }
    const told = (...pieces: string[]) => {
      const unplaced = pieces.map((words) => ({
        from: piece(words),
        to: 'own_words.about' as const,
      }))
      const result = changeSheet(before, { unplaced }, said)
      return result.ok ? result.value : assert.fail()
    }
    const mends = 'I mend bikes in Otley, in a garage.'
    const sheet = told('I mend bikes in', ', in a garage.')
    assert.equal(sheet.own_words.about?.value, mends)
    assert.isTrue(coverageIsWhole(sheet.coverage, said))
    assert.equal(told(', in a garage.').own_words.about?.value, mends)
    assert.equal(
      told('Call', 'before nine.').own_words.about?.value,
      'Call 01943 555 0182 before nine.'
    )

    before.contact.refused = [{ value: 'telephone', source: 'said' }]
    assert.equal(told('before nine.').own_words.about?.value, 'before nine.')
    before.coverage = marked(before.coverage, piece('No phone please,'), { as: 'refusal' })
    assert.equal(told('Del does it.').own_words.about?.value, 'Del does it.')
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
