import { test } from '@japa/runner'
import { edited } from '#designer/sheet/changes/changed_values'
import { edit } from '#designer/instructions/edit_request'
import { followPage } from '#designer/live_page/follow_page'
import { compose } from '#designer/outline/compose'
import { defaultForm } from '#designer/site/form'
import { fillSite } from '#designer/page/fill_site'
import { applyEdit } from '#designer/live_page/reading/edit_operation'
import { renderPage } from '#designer/page/render_page'
import type { Sheet } from '#designer/sheet/sheet'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

const cafe = sheetOf({
  who: { name: 'Halfway Coffee', description: 'coffee shop' },
  where: [
    {
      street_address: '14 Mill Street',
      locality: 'Leeds',
      opening_hours: week({ 'monday-friday': '07:30-16:00', 'saturday': '09:00-15:00' }),
    },
  ],
  contact: { telephones: ['0113 496 0000'], emails: ['hi@halfway.example'] },
  offers: [
    {
      items: [
        { name: 'Espresso', price: '£2.60' },
        { name: 'Filter coffee', price: '£3' },
        { name: 'Carrot cake', price: '£3.80' },
      ],
    },
  ],
})

function pageOf(sheet: Sheet): string {
  const outline = compose(sheet, defaultForm, { seed: 'cafe' })
  return renderPage(fillSite(sheet, outline), 1)
}

const pricesOn = ({ offers }: Sheet) =>
  offers.flatMap(({ items }) => items.map(({ value }) => value.price))

/** The page and its sheet after an instruction, as the app stores them. */
function instructed(sheet: Sheet, html: string, instruction: string, choices?: string[]) {
  const made = edit({ html, sheet, instruction, choices, now: 9_000_000 })
  if (made.outcome !== 'done') return { made, html, sheet }
  const after = applyEdit(html, made.operations)
  if (!after.ok) throw new Error(after.error.message)
  return { made, ...followPage(made.sheet ?? sheet, html, after.value.html) }
}

function says(sheet: Sheet) {
  const { contact, offers, people, where } = sheet
  return {
    phones: contact.telephones.map(({ value }) => value),
    emails: contact.emails.map(({ value }) => value),
    items: offers.flatMap(({ items }) => items.map(({ value }) => `${value.name} ${value.price}`)),
    people: people.map(({ value }) => value.name),
    sunday: where[0].opening_hours.sunday?.value,
  }
}

test.group('An instruction about a page that has a stored sheet', () => {
  test('another telephone number is on the page and on the sheet', ({ assert }) => {
    const { sheet, html } = instructed(
      cafe,
      pageOf(cafe),
      'Change the phone number to 0113 555 0199'
    )
    assert.deepEqual(says(sheet).phones, ['0113 555 0199'])
    assert.notInclude(html, '0113 496 0000')
    assert.notInclude(html, '01134960000')
  })

  test('a day on which it is closed is on the page and on the sheet', ({ assert }) => {
    const { sheet, html } = instructed(cafe, pageOf(cafe), 'We are closed on Saturdays')
    assert.deepEqual(sheet.where[0].opening_hours.saturday?.value, { spans: [] })
    assert.notInclude(html, '09:00–15:00')
  })

  test('another price, another name and an item that goes are on the sheet', ({ assert }) => {
    const priced = instructed(cafe, pageOf(cafe), 'Change the price of the espresso to £2.90')
    assert.include(says(priced.sheet).items, 'Espresso £2.90')
    const gone = instructed(priced.sheet, priced.html, 'Remove Carrot cake')
    assert.deepEqual(says(gone.sheet).items, ['Espresso £2.90', 'Filter coffee £3'])
    const added = instructed(gone.sheet, gone.html, 'Add Cortado for £3.10 to the menu')
    assert.include(says(added.sheet).items, 'Cortado £3.10')
  })

  test('a person who is added is on the page and on the sheet', ({ assert }) => {
    const { sheet, html } = instructed(
      cafe,
      pageOf(cafe),
      'Add Mara Voss to the team, she is our barista'
    )
    assert.deepEqual(says(sheet).people, ['Mara Voss'])
    assert.include(html, 'Mara Voss')
  })

  test('a sentence that asks, or cannot be done, changes no sheet', ({ assert }) => {
    for (const words of ['Make it nicer somehow', 'Change the prices']) {
      const { made, sheet } = instructed(cafe, pageOf(cafe), words)
      assert.notEqual(made.outcome, 'done')
      assert.deepEqual(sheet, cafe)
    }
  })

  test('of two places the person is asked for the one, and that one changes', ({ assert }) => {
    const [first] = cafe.where
    const second = {
      ...structuredClone(first),
      locality: { ...first.locality!, value: 'Hull' },
    }
    const two: Sheet = { ...structuredClone(cafe), where: [first, second] }
    const html = pageOf(two)
    const asked = instructed(two, html, 'We are closed on Saturdays')
    if (asked.made.outcome !== 'readings') throw new Error(JSON.stringify(asked.made))
    const hull = asked.made.readings.find(({ label }) => label === 'Hull')!
    const { sheet } = instructed(two, html, 'We are closed on Saturdays', [hull.id])
    assert.deepEqual(sheet.where[1].opening_hours.saturday?.value, { spans: [] })
    assert.lengthOf(sheet.where[0].opening_hours.saturday!.value.spans, 1)
  })

  test('two places in one town are told apart by their streets', ({ assert }) => {
    const two = structuredClone(cafe)
    const [first] = two.where
    two.where.push({ ...structuredClone(first), street_address: edited('3 Canal Row') })
    const { made } = instructed(two, pageOf(two), 'We are closed on Mondays')
    if (made.outcome !== 'readings') throw new Error(made.outcome)
    assert.deepEqual(
      made.readings.map(({ label }) => label),
      ['14 Mill Street', '3 Canal Row']
    )
  })

  test('all prices go up by a share, and one comes down by a sum', ({ assert }) => {
    const more = instructed(cafe, pageOf(cafe), 'put everything up by 10%')
    assert.deepEqual(pricesOn(more.sheet), ['£2.86', '£3.30', '£4.18'])
    const less = instructed(cafe, pageOf(cafe), 'take 50p off the carrot cake')
    assert.deepEqual(pricesOn(less.sheet), ['£2.60', '£3', '£3.30'])
  })

  test('a page that says another number than its sheet still changes, and both agree again', ({
    assert,
  }) => {
    const html = pageOf(cafe)
      .replaceAll('0113 496 0000', '0113 700 0000')
      .replaceAll('01134960000', '01137000000')
    const { sheet, html: after } = instructed(
      cafe,
      html,
      'Change the phone number to 0113 555 0199'
    )
    assert.deepEqual(says(sheet).phones, ['0113 555 0199'])
    assert.include(after, 'tel:01135550199')
    assert.notInclude(after, '0113 700 0000')
  })
})

test.group('A sheet after its page was changed by hand', () => {
  const html = pageOf(cafe)
  const typed = (from: string, to: string) => followPage(cafe, html, html.replace(from, to))

  test('a telephone number that is typed over in one place changes in all, with its links', ({
    assert,
  }) => {
    const { sheet, html: after, changed } = typed('>0113 496 0000<', '>0113 555 0199<')
    assert.deepEqual(says(sheet).phones, ['0113 555 0199'])
    assert.notInclude(after, '0113 496 0000')
    assert.notInclude(after, 'tel:01134960000')
    assert.isNotEmpty(changed)
  })

  test('so do an e-mail address, a name, a price and a row of the week', ({ assert }) => {
    assert.deepEqual(says(typed('>hi@halfway.example<', '>ask@halfway.example<').sheet).emails, [
      'ask@halfway.example',
    ])
    assert.equal(
      typed('data-slot="name">Halfway Coffee<', 'data-slot="name">Midway Coffee<').sheet.who.name
        ?.value,
      'Midway Coffee'
    )
    assert.include(
      says(typed('data-slot="price">£2.60', 'data-slot="price">£2.70').sheet).items,
      'Espresso £2.70'
    )
    const { sheet } = typed('>09:00–15:00<', '>10:00–15:00<')
    assert.deepEqual(sheet.where[0].opening_hours.saturday?.value.spans, [
      { opens: '10:00', closes: '15:00' },
    ])
  })

  test('words that are no such fact stay where they are typed', ({ assert }) => {
    const words = ['>0113 496 0000<', '>Ring us any time<'] as const
    const { sheet, html: after } = typed(...words)
    assert.deepEqual(sheet, cafe)
    assert.equal(after, html.replace(...words))
  })

  test('a section that goes leaves its facts on the sheet', ({ assert }) => {
    const [, prices] = /(<section[^>]*data-section="prices"[\s\S]*?<\/section>)/.exec(html)!
    assert.deepEqual(followPage(cafe, html, html.replace(prices, '')).sheet, cafe)
  })
})
