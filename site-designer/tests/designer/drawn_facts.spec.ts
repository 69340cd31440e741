import { test } from '@japa/runner'
import { directions } from '#designer/site/kinds'
import { fillSite } from '#designer/page/fill_site'
import { renderSite } from '#designer/page/render_site'
import { outlineIn, outlineOf, publishedOf, wordsOn } from '#designer_tests/helpers/composed'
import { sheetOf, type Facts } from '#designer_tests/helpers/sheets'

const layoutsOf = (facts: Facts) =>
  outlineOf(sheetOf(facts)).sections.map(({ kind, layout }) => `${kind} ${layout}`)

test.group('Drawn facts | Ticket', () => {
  const supper: Facts = {
    who: { name: 'Harvest Supper', kind: 'event' },
    dates: [{ when: 'Saturday 9 October, 7 pm', title: 'Supper', place: 'Old Mill' }],
    offers: [{ items: [{ name: 'A seat', price: '£25' }] }],
  }

  test('the price of the only date stands on its ticket, and in no list of prices', ({
    assert,
  }) => {
    for (const direction of directions) {
      const sheet = sheetOf(supper)
      const outline = outlineIn(direction, sheet)
      const html = renderSite(fillSite(sheet, outline))
      assert.include(html, 'data-section="events" data-layout="ticket"', direction)
      assert.notInclude(html, 'data-section="prices"', direction)
      assert.match(html, /class="price"[^>]*>£25</, direction)
      assert.include(wordsOn(html), 'A seat', direction)
    }
  })

  test('a price that the date itself names is drawn beside its words', ({ assert }) => {
    const facts = {
      ...supper,
      offers: [],
      dates: [{ when: '12 March', title: 'Town Hall, £11' }],
    }
    assert.include(layoutsOf(facts), 'events ticket')
    const html = publishedOf(sheetOf(facts))
    assert.include(html, 'data-price="£11"')
    assert.lengthOf(wordsOn(html).match(/£11/g) ?? [], 1)
  })

  test('the price of something else is on no ticket', ({ assert }) => {
    const fair = { ...supper, who: { name: 'Moor Choir', kind: 'club' } }
    assert.includeMembers(layoutsOf(fair), ['prices poster'])
    assert.notInclude(layoutsOf(fair), 'events ticket')
    const two = { ...supper, dates: [...supper.dates!, { when: '10 October', title: 'Walk' }] }
    assert.include(layoutsOf(two), 'events numerals')
    assert.include(layoutsOf(two), 'prices poster')
    const named = { ...fair, offers: [{ items: [{ name: 'Supper, with wine', price: '£25' }] }] }
    assert.include(layoutsOf(named), 'events ticket')
  })
})

test.group('Drawn facts | Sizes', () => {
  const priced = (...names: string[]): Facts => ({
    who: { name: 'Northbean' },
    offers: [{ items: names.map((name, at) => ({ name, price: `£${8 + at * 7}` })) }],
  })
  const sizes = 'prices sizes'

  test('amounts of one thing that cost more the more they are grow', ({ assert }) => {
    assert.include(layoutsOf(priced('250 g', '500 g', '1 kg')), sizes)
    assert.include(layoutsOf(priced('1 hour', '2 hours', '3 hours', '4 hours', '6 hours')), sizes)
    assert.include(layoutsOf(priced('S', 'M', 'XL')), sizes)
    const html = publishedOf(sheetOf(priced('250 g', '500 g', '1 kg')))
    const shares = Array.from(html.matchAll(/--share:([\d.]+)/g), ([, share]) => Number(share))
    assert.deepEqual(shares, [0.25, 0.5, 1])
  })

  test('other names, numbers that name, and what costs less are no sizes', ({ assert }) => {
    for (const names of [
      ['Single', 'Twin', 'Double'],
      ['Room 1', 'Room 2', 'Room 3'],
      ['1 kg', '500 g', '250 g'],
      ['1 bed', '2 boats', '3 tents'],
      ['5 km', '10 km'],
    ])
      assert.notInclude(layoutsOf(priced(...names)), sizes, names.join())
  })
})

test.group('Drawn facts | Programme of a day', () => {
  const programme = (...titles: string[]): Facts => ({
    who: { name: 'Ana & Tom', kind: 'couple' },
    dates: titles.map((title, at) => ({ when: at === 0 ? '5 June, 10:00' : `1${at}:30`, title })),
  })
  const day = 'timetable day'

  test('three to seven times of a day are a line, in columns where all words are short', ({
    assert,
  }) => {
    const short = programme('Church', 'Garden', 'Dinner')
    assert.include(layoutsOf(short), day)
    assert.include(publishedOf(sheetOf(short)), '<div class="day" data-short="yes">')
    const long = programme('Church', 'Garden', 'Dinner in the long barn behind the old mill')
    assert.include(layoutsOf(long), day)
    assert.include(publishedOf(sheetOf(long)), '<div class="day">')
  })

  test('more times, or several days, are a table', ({ assert }) => {
    assert.notInclude(layoutsOf(programme(...Array.from('abcdefgh'))), day)
    const { dates = [], ...rest } = programme('Church', 'Garden', 'Dinner')
    const next = { when: '6 June, 10:00', title: 'Breakfast' }
    assert.notInclude(layoutsOf({ ...rest, dates: [...dates, next] }), day)
  })
})

test.group('Drawn facts | What to bring', () => {
  const garage: Facts = {
    who: { name: 'Ash Lane Garage', kind: 'garage' },
    where: [{ street_address: '4 Ash Lane', locality: 'Hull' }],
  }
  const list = '<ul role="list" data-ours="">'

  test('a slip of ours lies beside the only address', ({ assert }) => {
    const html = renderSite(fillSite(sheetOf(garage), outlineOf(sheetOf(garage))))
    assert.equal(html.split(list).length, 2)
    assert.include(wordsOn(html), 'Good to bring')
  })

  test('nobody brings anything to where there is no address, or several', ({ assert }) => {
    const two = [...garage.where!, { street_address: '9 Mill Road', locality: 'York' }]
    for (const where of [[{ locality: 'Hull' }], two]) {
      const sheet = sheetOf({ ...garage, where })
      assert.notInclude(renderSite(fillSite(sheet, outlineOf(sheet))), list)
    }
  })
})
