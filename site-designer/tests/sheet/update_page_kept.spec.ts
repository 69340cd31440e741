import { test } from '@japa/runner'
import { restyled } from '#designer/live_page/restyle/restyled'
import { updatePage } from '#designer/live_page/update_page'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { bakery, cafe, slots, updated } from '#designer_tests/helpers/page_updates'
import { pageOf } from '#designer_tests/helpers/printed'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

test.group('What a person wrote stays when the sheet changes', () => {
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

  test('a mark that was written by hand stays', ({ assert }) => {
    const html = pageOf(cafe).replace('>Halfway Coffee</a>', '>HALFWAY!</a>')
    const update = updated(html, cafe, { who: { name: 'Half & Half' } })
    assert.include(update.html, 'HALFWAY!')
    assert.deepEqual(update.leftAlone, ['The name in the header was changed by hand and stays.'])
  })

  test('what the page has no place for is named', ({ assert }) => {
    const update = updated(pageOf(cafe), cafe, {
      who: { slogan: 'Half way to anywhere' },
      own_words: { about: 'We roast on Mondays.' },
    })
    assert.include(slots(update.html, 'lede'), 'Half way to anywhere')
    assert.notInclude(update.html, 'We roast on Mondays.')
    assert.deepEqual(update.changed, ['The slogan'])
    assert.deepEqual(update.leftAlone, ['The text about you is not on the page yet.'])
  })

  test('a page in another look, with its sections moved and a heading rewritten, follows its sheet', ({
    assert,
  }) => {
    const html = restyled(pageOf(cafe), { direction: 'night', look: { theme: 'dark' } })!
    const [first, second] = html.match(/<section[^>]*data-section="(?!hero)[\s\S]*?<\/section>/g)!
    const moved = html
      .replace(first + '\n', '')
      .replace(second, `${second}\n${first}`)
      .replace(/(<h2[^>]*data-slot="heading">)[^<]*/, '$1What we pour')
    assert.notEqual(moved, html)
    const items = cafe.offers[0].items.map(({ value }) => value)
    const update = updated(moved, cafe, {
      offers: [
        { items: [...items.with(0, { name: 'Espresso', price: '£2.90' }), { name: 'Tea' }] },
      ],
    })
    assert.include(slots(update.html, 'price'), '£2.90')
    assert.notInclude(update.html, '£2.60')
    assert.include(slots(update.html, 'item'), 'Tea')
    assert.include(update.html, 'What we pour')
    assert.deepEqual(update.leftAlone, [])
  })

  test('a fact stays where a new one would take its only place', ({ assert }) => {
    const update = updated(pageOf(cafe), cafe, { people: [{ name: 'Ada', role: 'barista' }] })
    assert.include(slots(update.html, 'value'), 'Dogs welcome')
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
