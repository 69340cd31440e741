import { test } from '@japa/runner'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { compose } from '#designer/outline/compose'
import { fillSite } from '#designer/page/fill_site'
import { read } from '#designer/reader/read'
import { assumedOn, confirmed } from '#designer/sheet/assumed'
import type { SheetChange } from '#designer/sheet/change'
import { changeSheet } from '#designer/sheet/change_sheet'
import type { Sheet } from '#designer/sheet/sheet'
import { defaultForm } from '#designer/site/form'

const prompt = 'Stillpoint, a yoga studio in Galway. Classes from €15'
const sheet = read(prompt, defaultForm)
const idOf = (field: string, of: Sheet = sheet) =>
  assumedOn(of).find((one) => one.field === field)!.id

function changed(before: Sheet, change: SheetChange): Sheet {
  const result = changeSheet(before, change, prompt)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

const nameOn = (one: Sheet) => fillSite(one, compose(one, defaultForm, { seed: 'a' })).business.name

test.group('Assumed values', () => {
  test('are listed with what the page shows, in the order of the fields', ({ assert }) => {
    assert.deepEqual(
      assumedOn(sheet).map(({ field, value }) => [field, value]),
      [
        ['who.name', 'Stillpoint'],
        ['who.description', 'yoga studio'],
        ['offers', { name: 'Classes', price: 'from €15' }],
      ]
    )
  })

  test('go with one tap, come back with one more, and no reading brings them back', ({
    assert,
  }) => {
    for (const field of ['who.name', 'who.description', 'offers'] as const) {
      const off = changed(sheet, { suggestions: { undo: [idOf(field)] } })
      assert.notInclude(
        assumedOn(off).map((one) => one.field),
        field
      )
      assert.include(off.edited, field)
      const back = changed(off, { suggestions: { take: [idOf(field)] } })
      assert.notInclude(
        back.suggestions.map(({ why }) => why),
        'taken_back'
      )
      assert.notInclude(
        assumedOn(back).map((one) => one.field),
        field
      )
    }
    const off = changed(sheet, { suggestions: { undo: [idOf('who.name')] } })
    assert.notEqual(nameOn(off), 'Stillpoint')
    const back = changed(off, { suggestions: { take: [idOf('who.name')] } })
    assert.equal(nameOn(back), 'Stillpoint')
    assert.equal(back.who.name?.source, 'edited')
    const [start] = back.coverage
    assert.equal(start.field, 'who.name')
    const row = changed(sheet, { suggestions: { undo: [idOf('offers')] } })
    assert.isEmpty(row.offers)
    assert.include(
      row.own_words.unplaced.map(({ value }) => value),
      'Classes from €15'
    )
  })

  test('are theirs once they are kept, typed over or approved', ({ assert }) => {
    const kept = changed(sheet, { suggestions: { take: [idOf('who.name')] } })
    assert.deepInclude(kept.who.name, { value: 'Stillpoint', source: 'edited' })
    assert.notProperty(kept.who.name, 'assumed')
    const typed = changed(sheet, { who: { name: 'Still Point' } })
    assert.notProperty(typed.who.name, 'assumed')
    assert.equal(confirmed(sheet).who.name?.value, 'Stillpoint')
    assert.notInclude(JSON.stringify(confirmed(sheet)), '"assumed"')
  })

  test('what is not assumed cannot be undone', ({ assert }) => {
    const result = changeSheet(sheet, { suggestions: { undo: ['none'] } }, prompt)
    assert.deepEqual(result.ok ? {} : Object.keys(result.error), ['suggestions.undo.0'])
  })

  test('the plan begins with them, and says nothing of what was taken off', ({ assert }) => {
    const planOf = (one: Sheet) => planMarkdown(one, compose(one, defaultForm, { seed: 'a' }))
    const [, , first] = planOf(sheet).split('\n')
    assert.equal(
      first,
      '**Assumed**: Name: Stillpoint; What it is: yoga studio; Offers: Classes (from €15)'
    )
    const ids = assumedOn(sheet).map(({ id }) => id)
    assert.notInclude(planOf(changed(sheet, { suggestions: { undo: ids } })), 'Assumed')
  })
})
