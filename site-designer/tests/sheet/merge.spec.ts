import { test } from '@japa/runner'
import type { SheetChange } from '#designer/sheet/change'
import { changeSheet } from '#designer/sheet/change_sheet'
import { coverageIsWhole } from '#designer/sheet/coverage'
import { mergeSheets } from '#designer/sheet/merge'
import type { Sheet } from '#designer/sheet/sheet'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

const prompt = 'Lume bakes in Leeds. Ring 0113 496 0000. We bake at night.'
const read = (facts = {}) => sheetOf(facts, { prompt })

function byHand(sheet: Sheet, change: SheetChange): Sheet {
  const result = changeSheet(sheet, change, prompt)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

test.group('A new reading of a prompt', () => {
  test('fills what nobody has touched', ({ assert }) => {
    const before = byHand(read(), { who: { name: 'Osteria Lume' } })
    const sheet = mergeSheets(before, read({ who: { name: 'Lume', description: 'bakery' } }))
    assert.equal(sheet.who.name?.value, 'Osteria Lume')
    assert.equal(sheet.who.description?.value, 'bakery')
    assert.deepEqual(sheet.edited, ['who.name'])
  })

  test('does not fill again what was emptied, nor suggest something for it', ({ assert }) => {
    const before = byHand(read({ contact: { telephones: ['0113 496 0000'] } }), {
      contact: { telephones: [] },
    })
    const again = read({ contact: { telephones: ['0113 496 0000'] } })
    again.suggestions = [
      { id: 's1', field: 'contact.telephones', value: '496', from: [0, 2], why: 'looks_like_one' },
      { id: 's2', field: 'who.name', value: 'Lume', from: [0, 4], why: 'by_position' },
    ]
    const sheet = mergeSheets(before, again)
    assert.deepEqual(sheet.contact.telephones, [])
    assert.deepEqual(
      sheet.suggestions.map(({ id }) => id),
      ['s2']
    )
  })

  test('keeps the hours of a place and takes its town', ({ assert }) => {
    const hours = week({ monday: '09:00-17:00' })
    const before = byHand(read({ where: [{ locality: 'Leed' }] }), {
      where: [{ locality: 'Leed', opening_hours: hours }],
    })
    const again = read({
      where: [{ locality: 'Leeds', opening_hours: week({ friday: 'closed' }) }],
    })
    const [place] = mergeSheets(before, again).where
    assert.equal(place.locality?.value, 'Leeds')
    assert.deepEqual(Object.keys(place.opening_hours).sort(), ['monday', 'notes'])
  })

  test('does not bring back what was dropped or put somewhere', ({ assert }) => {
    const start = prompt.indexOf('We bake')
    const from: [number, number] = [start, prompt.length]
    for (const to of ['drop', 'services'] as const) {
      const before = byHand(read({ who: { name: 'Lume' } }), { unplaced: [{ from, to }] })
      const again = read({ who: { name: 'Lume' } })
      again.own_words.unplaced.push({ value: 'We bake at night.', source: 'said', from })
      const sheet = mergeSheets(before, again)
      assert.isTrue(coverageIsWhole(sheet.coverage, prompt))
      const last = sheet.coverage.at(-1)!
      assert.equal(last.as, to === 'drop' ? 'dropped' : 'field')
      assert.notInclude(
        sheet.own_words.unplaced.map(({ value }) => value),
        'We bake at night.'
      )
      assert.lengthOf(sheet.services, to === 'drop' ? 0 : 1)
    }
  })

  test('of another prompt has no stretches of the old one', ({ assert }) => {
    const taken = byHand(read(), {
      unplaced: [{ from: [0, 4], to: 'who.name' }],
    })
    assert.deepEqual(taken.who.name?.from, [0, 4])
    const sheet = mergeSheets(taken, sheetOf({}, { prompt: 'Another text' }))
    assert.deepEqual(sheet.who.name, { value: 'Lume', source: 'edited' })
    assert.isTrue(coverageIsWhole(sheet.coverage, 'Another text'))
  })
})
