import { test } from '@japa/runner'
import { validate } from 'editor-engine'
import type { SheetChange } from '#designer/sheet/change'
import { changeSheet } from '#designer/sheet/change_sheet'
import type { Sheet } from '#designer/sheet/sheet'
import { updatePage, type PageUpdate } from '#designer/sheet/update_page'
import { PageReading } from '#designer/renderer/reading/page_reading'
import { wordsOf } from '#designer/renderer/reading/words'
import { pageOf } from '#designer_tests/helpers/printed'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

const bakery = sheetOf({
  who: { name: 'Kordon Fırını', description: 'bakery', founding_year: '1987' },
  where: [
    {
      locality: 'Izmir',
      opening_hours: week({ 'monday-saturday': '07:00-19:00', 'sunday': 'closed' }),
    },
  ],
  contact: { telephones: ['+90 232 555 01 20'] },
  offers: [
    {
      items: [
        { name: 'Sourdough' },
        { name: 'Simit' },
        { name: 'Rye bread' },
        { name: 'Wedding cakes' },
      ],
    },
  ],
})

const cafe = sheetOf({
  who: { name: 'Halfway Coffee', description: 'coffee shop' },
  where: [
    {
      street_address: '14 Mill Street',
      locality: 'Leeds',
      opening_hours: week({ 'monday-friday': '07:30-16:00', 'saturday': '09:00-15:00' }),
    },
  ],
  offers: [
    {
      items: [
        { name: 'Espresso', price: '£2.60' },
        { name: 'Filter coffee', price: '£3' },
        { name: 'Flat whites', price: '£3.40' },
        { name: 'Toasted sandwiches', price: '£6.50' },
        { name: 'Carrot cake', price: '£3.80' },
      ],
    },
  ],
  good_to_know: ['Dogs welcome'],
})

function changed(sheet: Sheet, change: SheetChange): Sheet {
  const result = changeSheet(sheet, change, '')
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

function updated(html: string, before: Sheet, change: SheetChange): PageUpdate {
  const update = updatePage(html, before, changed(before, change))
  if (errorsOf(update.html) > errorsOf(html)) throw new Error('The page has new errors.')
  return update
}

function errorsOf(html: string): number {
  const plain = html.replace(/src="data:image\/svg\+xml,[^"]*"/g, 'src="drawn.png"')
  return validate(plain).filter(({ severity }) => severity === 'error').length
}

function slots(html: string, name: string): string[] {
  return new PageReading(html).slots(name).map(wordsOf)
}

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
    assert.equal(back, html)
  })

  test('a telephone that was written otherwise by hand stays and is named', ({ assert }) => {
    const html = pageOf(bakery)
    const byHand = html.replace(
      /<a([^>]*) href="tel:\+902325550120"([^>]*)>\+90 232 555 01 20<\/a>/,
      '<a$1 href="tel:+4420"$2>ring 020 4420</a>'
    )
    assert.notEqual(byHand, html)
    const update = updated(byHand, bakery, { contact: { telephones: ['+90 232 999 77 88'] } })
    assert.include(update.html, 'ring 020 4420')
    assert.lengthOf(update.leftAlone, 1)
    assert.match(update.leftAlone[0], /^The telephone in “.+” was changed by hand and stays\.$/)
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

  test('a price that was set by hand stays and is named', ({ assert }) => {
    const html = pageOf(cafe).replaceAll('£2.60', '£2.75')
    const update = updated(html, cafe, {
      offers: [
        {
          items: [
            { name: 'Espresso', price: '£2.90' },
            ...cafe.offers[0].items.slice(1).map(({ value }) => value),
          ],
        },
      ],
    })
    assert.equal(update.html, html)
    assert.match(
      update.leftAlone[0],
      /^The price of “Espresso” in .+ was changed by hand and stays\.$/
    )
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

  test('a week that was written by hand stays and is named', ({ assert }) => {
    const html = pageOf(cafe).replace('data-slot="time">07:30–16:00', 'data-slot="time">till four')
    const update = updated(html, cafe, {
      where: [
        {
          street_address: '14 Mill Street',
          locality: 'Leeds',
          opening_hours: week({ monday: '08:00-16:00' }),
        },
      ],
    })
    assert.include(update.html, 'till four')
    assert.match(update.leftAlone.join(), /The opening hours in .+ were changed by hand and stay/)
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

  test('a mark that was written by hand stays', ({ assert }) => {
    const html = pageOf(cafe).replace('>Halfway Coffee</a>', '>HALFWAY!</a>')
    const update = updated(html, cafe, { who: { name: 'Half & Half' } })
    assert.include(update.html, 'HALFWAY!')
    assert.deepEqual(update.leftAlone, ['The name in the header was changed by hand and stays.'])
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

  test('what the page has no place for is named', ({ assert }) => {
    const update = updated(pageOf(cafe), cafe, {
      who: { slogan: 'Half way to anywhere' },
      people: [{ name: 'Ada', role: 'barista' }],
      own_words: { about: 'We roast on Mondays.' },
    })
    const bodyOf = (html: string) => html.slice(html.indexOf('<body'))
    assert.equal(bodyOf(update.html), bodyOf(pageOf(cafe)))
    assert.sameMembers(update.leftAlone, [
      'The slogan is not on the page yet.',
      '“Ada” is not on the page yet.',
      '“We roast on Mondays.” is not on the page yet.',
    ])
  })

  test('structured data that somebody wrote in lines keeps its lines', ({ assert }) => {
    const data = JSON.stringify(
      { '@type': 'Bakery', 'name': 'Rye', 'telephone': '0113 496 0000' },
      null,
      2
    )
    const html = `<!doctype html><html lang="en"><head><title>Rye</title><script type="application/ld+json">${data}</script></head><body><p>Ring 0113 496 0000.</p></body></html>`
    const sheet = sheetOf({ who: { name: 'Rye' }, contact: { telephones: ['0113 496 0000'] } })
    const update = updated(html, sheet, { contact: { telephones: ['0113 496 0999'] } })
    assert.equal(update.html, html.replaceAll('0113 496 0000', '0113 496 0999'))
  })

  test('a sheet that is the same changes nothing', ({ assert }) => {
    for (const sheet of [bakery, cafe]) {
      const html = pageOf(sheet)
      assert.deepEqual(updatePage(html, sheet, sheet), {
        html,
        changes: [],
        changed: [],
        leftAlone: [],
      })
    }
  })

  test('what a person types is text on the page', ({ assert }) => {
    const update = updated(pageOf(cafe), cafe, {
      who: { name: '</script><img src=x onerror=alert(1)>' },
      contact: { telephones: ['"><script>'] },
    })
    const tags = (html: string) => new PageReading(html).elements(() => true).map(({ tag }) => tag)
    const before = tags(pageOf(cafe))
    const count = (list: string[], tag: string) => list.filter((one) => one === tag).length
    for (const tag of ['img', 'script'])
      assert.equal(count(tags(update.html), tag), count(before, tag))
    const [, data] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(
      update.html
    )!
    assert.equal(JSON.parse(data).name, '</script><img src=x onerror=alert(1)>')
  })
})

const oldKind = 'Mill Bakery is a Bakery of the old kind.'

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
    assert.deepEqual(update.changed, ['The title of the page'])
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
