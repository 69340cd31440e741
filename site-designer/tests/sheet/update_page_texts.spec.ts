import { test } from '@japa/runner'
import { slots, updated } from '#designer_tests/helpers/page_updates'
import { pageOf } from '#designer_tests/helpers/printed'
import { sheetOf } from '#designer_tests/helpers/sheets'

const oldKind = 'At Mill Bakery we bake as a Bakery of the old kind did.'

test.group('A text of several facts is another only where it stands whole', () => {
  test('a town is in the title of the page, and not in the name or in own words', ({ assert }) => {
    const sheet = sheetOf({
      who: { name: 'Mill Bakery', description: 'bakery' },
      own_words: { about: oldKind },
    })
    const html = pageOf(sheet)
    const update = updated(html, sheet, { where: [{ locality: 'Leeds' }] })
    assert.match(update.html, /<title[^>]*>Mill Bakery in Leeds<\/title>/)
    assert.include(update.html, 'property="og:title" content="Mill Bakery in Leeds"')
    assert.include(update.html, 'property="og:site_name" content="Mill Bakery"')
    assert.include(update.html, '"name":"Mill Bakery"')
    assert.deepEqual(slots(update.html, 'name'), slots(html, 'name'))
    assert.include(slots(update.html, 'title'), 'Mill Bakery')
    assert.include(update.html, oldKind)
    assert.deepEqual(update.changed, ['The town'])
  })

  test('a service that begins with what the business is stays', ({ assert }) => {
    const sheet = sheetOf({
      who: { description: 'restaurant' },
      services: ['Restaurant vouchers', 'Weddings'],
    })
    const update = updated(pageOf(sheet), sheet, { where: [{ locality: 'Leeds' }] })
    assert.include(slots(update.html, 'item'), 'Restaurant vouchers')
    assert.notInclude(update.html, 'in Leeds vouchers')
    assert.include(slots(update.html, 'title'), 'Restaurant in Leeds')
  })

  test('a name that is the title stays in own words and in services', ({ assert }) => {
    const sheet = sheetOf({
      who: { name: 'Rose' },
      services: ['Rose bouquets', 'Wreaths'],
      own_words: { about: 'Each Rose garden is another.' },
    })
    const update = updated(pageOf(sheet), sheet, { who: { name: 'Lily' } })
    assert.include(update.html, 'Each Rose garden is another.')
    assert.include(slots(update.html, 'item'), 'Rose bouquets')
    assert.match(update.html, /<title[^>]*>Lily<\/title>/)
    assert.deepEqual([...new Set(slots(update.html, 'name'))], ['Lily'])
    assert.deepEqual(update.changed, ['The name'])
  })

  test('a first name is not put in the place of a welcome', ({ assert }) => {
    const before = sheetOf()
    const html = pageOf(sheetOf({ own_words: { about: 'Welcome to our warm shop.' } }))
    const update = updated(html, before, { who: { name: 'Oak House' } })
    assert.include(update.html, 'Welcome to our warm shop.')
    assert.notInclude(update.html, 'Oak House to our')
  })

  test('a first name is where the page was called what the business is', ({ assert }) => {
    const sheet = sheetOf({ who: { description: 'restaurant' }, where: [{ locality: 'Leeds' }] })
    const update = updated(pageOf(sheet), sheet, { who: { name: 'Oak House' } })
    assert.deepEqual([...new Set(slots(update.html, 'name'))], ['Oak House'])
    assert.include(update.html, '"name":"Oak House"')
    assert.include(update.changed, 'The name')
    assert.notInclude(update.leftAlone, 'The name is not on the page yet.')
  })
})
