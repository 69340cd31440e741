import { test } from '@japa/runner'
import { defaultForm } from '#designer/site/form'
import { fillSite } from '#designer/page/fill_site'
import { compose } from '#designer/outline/compose'
import { read } from '#designer/reader/read'
import { changeSheet } from '#designer/sheet/change_sheet'
import { likelyKind, withLikelyFacts } from '#designer/sheet/likely'
import type { Sheet } from '#designer/sheet/sheet'

const LIKELY = 'Halyard Electrical, Poole and Bournemouth: rewires, EV chargers. Call 07700 900674.'

test.group('The name that is most likely', () => {
  test('stands on the page while the sheet asks for it', ({ assert }) => {
    const { who, ...rest } = read(LIKELY, defaultForm)
    const { name, ...others } = who
    const sheet: Sheet = {
      ...rest,
      who: others,
      suggestions: [
        {
          id: 'n',
          field: 'who.name',
          value: name!.value,
          from: name!.from!,
          why: 'most_likely',
        },
      ],
    }
    const site = fillSite(sheet, compose(sheet, defaultForm, { seed: 'a' }))
    assert.equal(site.business.name, 'Halyard Electrical')
    assert.isUndefined(sheet.who.name)
  })

  test('does not stand there once it was dropped, or where there is none', ({ assert }) => {
    const sheet = read(LIKELY, defaultForm)
    const dropped = { ...sheet, suggestions: [] }
    assert.equal(withLikelyFacts(dropped), dropped)
    const nameless = {
      ...sheet,
      who: { ...sheet.who, has_no_name: { value: true as const, source: 'edited' as const } },
    }
    assert.equal(withLikelyFacts(nameless), nameless)
  })

  test('is no name that only could be one', ({ assert }) => {
    const sheet = read('Guitar lessons, Leeds. All ages. We bring everything.', defaultForm)
    assert.isTrue(sheet.suggestions.some(({ field }) => field === 'who.name'))
    assert.isUndefined(withLikelyFacts(sheet).who.name)
  })
})

test.group('What they most likely are', () => {
  test('stands on the page while the sheet asks for it, until the person empties the field', ({
    assert,
  }) => {
    const sheet = read('I am a luthier in Crieff. Call me on 01632 960144.', defaultForm)
    assert.isUndefined(sheet.who.description)
    const site = fillSite(sheet, compose(sheet, defaultForm, { seed: 'a' }))
    assert.include(JSON.stringify(site.sections), 'Luthier')
    const emptied = { ...sheet, edited: ['who.description' as const] }
    assert.isUndefined(withLikelyFacts(emptied).who.description)
  })
})

const MARRIED =
  'We are getting married! Nora and Tom, 14 June 2027 at Hollow Farm. Ceremony at 1pm, then a dinner in the barn.'

test.group('The kind that is most likely', () => {
  test('sets the page while the sheet asks for it, and no word of the page names it', ({
    assert,
  }) => {
    const sheet = read(MARRIED, defaultForm)
    assert.isUndefined(sheet.who.kind)
    assert.equal(likelyKind(sheet), 'couple')
    const site = fillSite(sheet, compose(sheet, defaultForm, { seed: 'a' }))
    assert.equal(site.business.schema_type, 'Event')
    assert.notInclude(JSON.stringify(site.sections).toLowerCase(), 'wedding')
  })

  test('is put in by one tap, which takes nothing from the own words, or dropped by another', ({
    assert,
  }) => {
    const sheet = read(MARRIED, defaultForm)
    const { id } = sheet.suggestions.find(({ field }) => field === 'who.kind')!
    const taken = changeSheet(sheet, { suggestions: { take: [id] } }, MARRIED)
    assert.isTrue(taken.ok)
    if (!taken.ok) return
    assert.equal(taken.value.who.kind?.value, 'couple')
    assert.deepEqual(taken.value.own_words, sheet.own_words)
    assert.deepEqual(taken.value.coverage, sheet.coverage)

    const dropped = changeSheet(sheet, { suggestions: { drop: [id] } }, MARRIED)
    assert.isTrue(dropped.ok)
    if (dropped.ok) assert.isUndefined(likelyKind(dropped.value))
  })

  test('is none any more once the person emptied the field', ({ assert }) => {
    const sheet = read(MARRIED, defaultForm)
    assert.isUndefined(likelyKind({ ...sheet, edited: ['who.kind'] }))
  })
})
