import { test } from '@japa/runner'
import { emptySheet, type SheetChange } from 'site-designer/sheet'
import type { Kind } from '../../../resources/lib/api/main.ts'
import { matching } from '../../../resources/planning/sheet/fields/matching.ts'
import { answering, chipText, toggled } from '../../../resources/planning/sheet/fields/questions.ts'
import { wrongCell } from '../../../resources/planning/sheet/fields/wrong_cell.ts'
import { withPasted } from '../../../resources/planning/sheet/offers/with_pasted.ts'
import { formValues, overlaid } from '../../../resources/planning/sheet/state/form_values.ts'
import { mergeChanges, withoutTaps } from '../../../resources/planning/sheet/state/merge_changes.ts'
import { nameIfOurs, oursOn } from '../../../resources/planning/sheet/state/ours.ts'
import { sendable } from '../../../resources/planning/sheet/state/sendable.ts'

const values = formValues(emptySheet({ value: 'en', source: 'said' }))

test.group('The values of the form', () => {
  test('a field without a value is empty, and feedback’s own fields are missing', ({ assert }) => {
    const { who, contact, wishes } = values
    assert.deepEqual(
      [who.slogan, who.has_no_name, contact.emails, contact.preferred, wishes.theme],
      ['', false, [], null, null]
    )
    assert.equal(wishes.language, 'en')
    assert.notProperty(wishes, 'direction')
  })

  test('an emptied field is an empty text', ({ assert }) => {
    const named = overlaid(values, { who: { name: 'Crumb', slogan: 'Fresh' } })
    const { who } = overlaid(named, { who: { slogan: null } })
    assert.deepEqual([who.name, who.slogan], ['Crumb', ''])
  })

  test('entries are sent with the texts that they need, a link also without a label', ({
    assert,
  }) => {
    const link = { url: 'crumb.example', label: '' }
    const change = {
      contact: { links: [link, { url: ' ', label: 'Shop' }] },
      works: [
        { title: ' Tide ', year: '' },
        { title: '', year: '2020' },
      ],
      dates: [{ title: 'Fair', when: '' }],
      own_words: { about: ' As typed ', quotes: [{ text: '', by: 'Ann' }] },
      unplaced: [{ from: [0, 4] as [number, number], to: 'drop' as const }],
    }
    assert.deepEqual(sendable(change as SheetChange), {
      contact: { links: [link] },
      works: [{ title: 'Tide' }],
      dates: [],
      own_words: { about: ' As typed ', quotes: [] },
      unplaced: change.unplaced,
    } as SheetChange)
  })
})

test.group('Texts of ours in the form', () => {
  const step = { name: 'We look', text: 'On site or from a photo.' }
  const sheet = {
    ...emptySheet({ value: 'en', source: 'said' }),
    steps: [
      { value: step, source: 'ours' as const },
      { value: { name: 'You ring' }, source: 'edited' as const },
    ],
    questions: [{ value: { question: 'Where?', answer: 'Here.' }, source: 'ours' as const }],
  }

  test('are counted, and can be kept until they are typed over', ({ assert }) => {
    assert.deepEqual(oursOn(sheet), { fields: ['steps', 'questions'], count: 2 })
    assert.deepEqual(formValues(sheet).steps, [step, { name: 'You ring' }])
    assert.equal(nameIfOurs(sheet, 'steps', step), 'We look')
    assert.isUndefined(nameIfOurs(sheet, 'steps', { ...step, text: 'We come.' }))
    assert.isUndefined(nameIfOurs(sheet, 'steps', { name: 'You ring' }))
  })

  test('that are kept one after the other are all sent, and no field shows them', ({ assert }) => {
    const both = mergeChanges(
      { keep: { steps: ['We look'] } },
      { keep: { steps: ['The work'], questions: ['Where?'] } }
    )
    assert.deepEqual(both.keep, { steps: ['We look', 'The work'], questions: ['Where?'] })
    assert.deepEqual(overlaid(values, both), values)
    assert.deepEqual(withoutTaps(both, ['keep.steps']), {})
  })
})

test.group('Questions for a kind of business', () => {
  test('a chip adds its line to the sheet and removes it again', ({ assert }) => {
    const chip = { field: 'good_to_know', label: 'Step-free', kind: 'chip', value: 'No steps' }
    const line = chipText(chip as never)
    const before = { ...values, good_to_know: ['Dogs welcome'] }
    const on = toggled(answering('good_to_know', before)!, line)
    assert.deepEqual(on, { good_to_know: ['Dogs welcome', 'No steps'] })
    const off = toggled(answering('good_to_know', { ...before, ...on } as never)!, line)
    assert.deepEqual(off, { good_to_know: ['Dogs welcome'] })
  })

  test('a chip about a place applies to the first place', ({ assert }) => {
    const chip = { field: 'where.by_appointment', label: 'By appointment', kind: 'chip' }
    const before = { ...values, where: [{ locality: 'Leith' }, { locality: 'Hull' }] }
    const field = answering(chip.field, before)!
    assert.deepEqual(toggled(field, chipText(chip as never)), {
      where: [{ locality: 'Leith', by_appointment: true }, { locality: 'Hull' }],
    })
  })

  test('a short answer is stored in its field, and a question without a field is not asked', ({
    assert,
  }) => {
    const since = answering('who.founding_year', values)!
    assert.deepEqual(since.put(['1987']), { who: { founding_year: '1987' } })
    assert.deepEqual(since.put(['']), { who: { founding_year: null } })
    assert.deepEqual(answering('where.area_served', values)!.put(['Fife']), {
      where: [{ area_served: ['Fife'] }],
    })
    assert.isUndefined(answering('wishes.colours', values))
    assert.isUndefined(answering('who.shoe_size', values))
  })
})

test.group('Pasting a list into the table', () => {
  const pie = { name: 'Pie', price: '£9' }
  const soup = { name: 'Soup', price: '£5' }

  test('fills the blank row that it was pasted into', ({ assert }) => {
    const groups = [{ items: [pie, { name: '' }] }]
    assert.deepEqual(withPasted(groups, [{ items: [soup] }], { group: 0, row: 1 }), [
      { items: [pie, soup] },
    ])
  })

  test('goes after the existing rows, or under its own heading', ({ assert }) => {
    assert.deepEqual(withPasted([{ items: [pie] }], [{ items: [soup] }]), [{ items: [pie, soup] }])
    assert.deepEqual(withPasted([{ items: [pie] }], [{ name: 'Starters', items: [soup] }]), [
      { items: [pie] },
      { name: 'Starters', items: [soup] },
    ])
  })

  test('names a group that is still empty', ({ assert }) => {
    const starters = { name: 'Starters', items: [soup] }
    assert.deepEqual(withPasted([{ items: [] }], [starters]), [starters])
    assert.deepEqual(withPasted([{ items: [] }], []), [{ items: [] }])
    assert.deepEqual(withPasted([], [starters]), [starters])
  })
})

test.group('The picker of kinds', () => {
  const kind = (label: string, ...nouns: string[]): Kind => {
    return { id: label, label, nouns, groups: [], questions: [] }
  }
  const kinds = [
    kind('sports club', 'football club'),
    kind('book club'),
    kind('club', 'society'),
    kind('bakery'),
  ]
  const found = (typed: string) => matching(kinds, typed).map(({ label }) => label)

  test('finds a kind by its name and its other names', ({ assert }) => {
    assert.deepEqual(found('club'), ['club', 'sports club', 'book club'])
    assert.deepEqual(found(' Football '), ['sports club'])
    assert.deepEqual(found('ball'), [])
    assert.lengthOf(found(''), kinds.length)
  })
})

test.group('Messages of the server about a table', () => {
  test('belong to a cell, a row or the whole table', ({ assert }) => {
    const errors = {
      'contact.links.1.url': 'No.',
      'contact.emails.0': 'No.',
      'people': 'Too many.',
    }
    assert.deepEqual(wrongCell(errors, 'contact.links'), { row: 1, name: 'url' })
    assert.deepEqual(wrongCell(errors, 'contact.emails'), { row: 0 })
    assert.isUndefined(wrongCell(errors, 'people'))
    assert.isUndefined(wrongCell(errors, 'dates'))
  })
})
