import { test } from '@japa/runner'
import { defaultForm } from '#designer/designer/form'
import { fillSite } from '#designer/fill/site'
import { compose } from '#designer/outline/compose'
import { read } from '#designer/reader/read'
import { withLikelyName } from '#designer/sheet/likely_name'

const LIKELY = 'Halyard Electrical, Poole and Bournemouth: rewires, EV chargers. Call 07700 900674.'

test.group('The name that is most likely', () => {
  test('stands on the page while the sheet asks for it', ({ assert }) => {
    const sheet = read(LIKELY, defaultForm)
    assert.isUndefined(sheet.who.name)
    const site = fillSite(sheet, compose(sheet, defaultForm, { seed: 'a' }))
    assert.equal(site.business.name, 'Halyard Electrical')
    assert.isUndefined(sheet.who.name)
  })

  test('does not stand there once it was dropped, or where there is none', ({ assert }) => {
    const sheet = read(LIKELY, defaultForm)
    const dropped = { ...sheet, suggestions: [] }
    assert.equal(withLikelyName(dropped), dropped)
    const nameless = {
      ...sheet,
      who: { ...sheet.who, has_no_name: { value: true as const, source: 'edited' as const } },
    }
    assert.equal(withLikelyName(nameless), nameless)
  })

  test('is no name that only could be one', ({ assert }) => {
    const sheet = read('I was a nurse for ten years. Now I make candles.', defaultForm)
    assert.isTrue(sheet.suggestions.some(({ field }) => field === 'who.name'))
    assert.isUndefined(withLikelyName(sheet).who.name)
  })
})
