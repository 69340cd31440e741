import { test } from '@japa/runner'
import { bakery, cafe, slots, updated } from '#designer_tests/helpers/page_updates'
import { pageOf } from '#designer_tests/helpers/printed'
import { week } from '#designer_tests/helpers/sheets'

test.group('A page follows its sheet', () => {
  test('a telephone is another wherever it stands: words, links and data', ({ assert }) => {
    const html = pageOf(bakery)
    assert.include(html, '"telephone":"+90 232 555 01 20"')
    const update = updated(html, bakery, { contact: { telephones: ['+90 232 999 77 88'] } })
    assert.notInclude(update.html, '555 01 20')
    assert.notInclude(update.html, '2325550120')
    assert.include(update.html, '"telephone":"+90 232 999 77 88"')
    assert.include(update.html, 'href="tel:+902329997788"')
    assert.deepEqual(update.changed, ['The telephone'])
    assert.deepEqual(update.leftAlone, [])
    const back = update.html
      .replaceAll('+90 232 999 77 88', '+90 232 555 01 20')
      .replaceAll('+902329997788', '+902325550120')
      .replaceAll('90-232-999-77-88', '90-232-555-01-20')
    assert.equal(back, html)
  })

  test('a price is another in every list that has it', ({ assert }) => {
    const html = pageOf(cafe)
    const update = updated(html, cafe, {
      offers: [
        {
          items: cafe.offers[0].items.map(({ value }) =>
            value.name === 'Espresso' ? { ...value, price: '£2.90' } : value
          ),
        },
      ],
    })
    assert.equal(update.html.replaceAll('£2.90', '£2.60'), html)
    assert.deepEqual(update.changed, ['The price of “Espresso”'])
    assert.deepEqual(update.leftAlone, [])
  })

  test('an item gets another name, a new one a row, and one that is gone loses its own', ({
    assert,
  }) => {
    const html = pageOf(cafe)
    const [espresso, filter, white, sandwich] = cafe.offers[0].items.map(({ value }) => value)
    const update = updated(html, cafe, {
      offers: [
        {
          items: [espresso, { ...filter, name: 'Batch brew' }, white, sandwich],
        },
      ],
    })
    const items = slots(update.html, 'item')
    assert.include(items, 'Batch brew')
    assert.notInclude(items, 'Filter coffee')
    assert.notInclude(items, 'Carrot cake')
    const more = updated(html, cafe, {
      offers: [
        {
          items: [
            ...cafe.offers[0].items.map(({ value }) => value),
            { name: 'Oat <milk>', price: '40p' },
          ],
        },
      ],
    })
    assert.include(slots(more.html, 'item'), 'Oat <milk>')
    assert.include(slots(more.html, 'price'), '40p')
    assert.include(more.html, 'Oat &lt;milk&gt;')
    assert.deepEqual(more.leftAlone, [])
  })

  test('the hours of a day are others in weeks, sentences and data', ({ assert }) => {
    const html = pageOf(cafe)
    const update = updated(html, cafe, {
      where: [
        {
          street_address: '14 Mill Street',
          locality: 'Leeds',
          opening_hours: week({
            'monday-thursday': '07:30-16:00',
            'friday': '07:30-22:00',
            'saturday': '09:00-15:00',
          }),
        },
      ],
    })
    assert.deepEqual(update.changed, ['The opening hours'])
    assert.deepEqual(update.leftAlone, [])
    assert.include(slots(update.html, 'day'), 'Friday')
    assert.include(slots(update.html, 'time'), '07:30–22:00')
    assert.notInclude(update.html, 'Mon–Fri 07:30')
    assert.include(update.html, 'Mon–Thu 07:30–16:00, Fri 07:30–22:00, Sat 09:00–15:00')
    const [, data] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(
      update.html
    )!
    const { openingHoursSpecification: openings } = JSON.parse(data)
    assert.deepInclude(openings, {
      '@type': 'OpeningHoursSpecification',
      'dayOfWeek': ['Friday'],
      'opens': '07:30',
      'closes': '22:00',
    })
  })

  test('an address is another on the page, in links to the map and for machines', ({ assert }) => {
    const html = pageOf(cafe)
    const hours = {
      opening_hours: week({ 'monday-friday': '07:30-16:00', 'saturday': '09:00-15:00' }),
    }
    const update = updated(html, cafe, {
      where: [{ street_address: '3 Canal Road', locality: 'Bradford', ...hours }],
    })
    assert.notInclude(update.html, 'Mill Street')
    assert.notInclude(update.html, 'Mill%20Street')
    assert.notInclude(update.html, 'Leeds')
    assert.include(update.html, '3 Canal Road, Bradford')
    assert.include(update.html, encodeURIComponent('3 Canal Road, Bradford'))
    assert.include(update.html, '"streetAddress":"3 Canal Road","addressLocality":"Bradford"')
    assert.include(slots(update.html, 'lede'), 'Coffee shop in Bradford')
    assert.sameMembers(update.changed, ['The address', 'The town'])
  })

  test('a name is another in the header, the title and for machines', ({ assert }) => {
    const html = pageOf(cafe)
    const update = updated(html, cafe, { who: { name: 'Half & Half' } })
    assert.notInclude(update.html, 'Halfway Coffee')
    assert.include(update.html, '"name":"Half & Half"')
    assert.include(update.html, '<title')
    assert.deepEqual([...new Set(slots(update.html, 'name'))], ['Half & Half'])
    assert.include(update.html, 'Half &amp; Half')
    assert.deepEqual(update.leftAlone, [])
  })

  test('a telephone that is refused or gone leaves the page', ({ assert }) => {
    for (const change of [
      { contact: { telephones: [] } },
      { contact: { refused: ['telephone' as const] } },
    ]) {
      const update = updated(pageOf(bakery), bakery, change)
      assert.notInclude(update.html, 'tel:')
      assert.notInclude(slots(update.html, 'value').join(), '555')
      assert.notInclude(update.html, '>+90 232 555 01 20<')
    }
  })

  test('a telephone that is new goes where the page asks for it, or is named', ({ assert }) => {
    const update = updated(pageOf(cafe), cafe, { contact: { telephones: ['0113 496 0000'] } })
    assert.include(update.html, 'href="tel:01134960000"')
    assert.include(update.html, '"telephone":"0113 496 0000"')
    assert.deepEqual(update.changed, ['The telephone'])
    const bare = '<!doctype html><html><body><p>Hello</p></body></html>'
    const none = updated(bare, cafe, { contact: { telephones: ['0113 496 0000'] } })
    assert.deepEqual(none, {
      html: bare,
      changes: [],
      changed: [],
      leftAlone: ['The telephone is not on the page yet.'],
    })
  })
})
