import { test } from '@japa/runner'
import { compose, defaultForm, followPage, read, renderPage, withDesigns } from '#designer/main'
import { plumber } from '#designer_tests/helpers/designed'

const sheet = read(plumber, defaultForm)
const outline = compose(sheet, defaultForm, { seed: '1' })
const mark = (tag: string, of: string) =>
  `<${tag}><span data-field="offers/${of}">x</span></${tag}>`

/** The page with its prices set in this way. */
function pageWith(prices: string): string {
  const design = {
    html: `<section class="x-prices"><div class="wrap"><h2>What it costs</h2>${prices}</div></section>`,
    css: '.x-prices{color:var(--fg)}',
  }
  const html = renderPage(withDesigns(sheet, outline, plumber, { prices: { design } }), 1)
  if (!html.includes('section own')) throw new Error('The design is refused.')
  return html
}

const asRows = pageWith(
  `<ul>${['boiler-repairs', 'leaking-taps']
    .map((one) => `<li>${mark('p', `${one}.name`)} ${mark('p', `${one}.price`)}</li>`)
    .join('')}</ul>`
)
const asColumns = pageWith(
  `<table><thead><tr>${mark('th', 'boiler-repairs.name')}${mark('th', 'leaking-taps.name')}</tr></thead>
<tbody><tr>${mark('td', 'boiler-repairs.price')}${mark('td', 'leaking-taps.price')}</tr></tbody></table>`
)

const PRICES = /<section[^>]*section own[^]*?<\/section>/

/** The page with the prices of another one, whose elements are new there. */
function withPricesOf(page: string, other: string): string {
  const [prices] = PRICES.exec(other)!
  return page.replace(PRICES, prices.replace(/ data-element-id="[^"]*"/g, ''))
}

test.group('A table with its names in the first line', () => {
  test('is what an edit may make of rows, and takes no price away', ({ assert }) => {
    for (const [before, other] of [
      [asRows, asColumns],
      [asColumns, asRows],
    ]) {
      const after = withPricesOf(before, other)
      const followed = followPage(sheet, before, after)
      assert.deepEqual(followed.sheet.offers, sheet.offers)
      assert.equal(followed.html, after)
    }
  })

  test('tells the sheet of a price that is typed into it', ({ assert }) => {
    const typed = asColumns.replace(/(leaking-taps\.price"[^>]*>)£45/, '$1£48')
    assert.notEqual(typed, asColumns)
    const { sheet: now } = followPage(sheet, asColumns, typed)
    const prices = now.offers.flatMap(({ items }) => items.map(({ value }) => value.price))
    assert.include(prices, '£48')
    assert.notInclude(prices, '£45')
  })

  test('loses no price where two entries have the same name', ({ assert }) => {
    const twice = asColumns.replaceAll('leaking-taps.', 'boiler-repairs.')
    const typed = twice.replace('What it costs', 'Prices')
    const followed = followPage(sheet, twice, typed)
    assert.equal(followed.html, typed)
    assert.deepEqual(followed.sheet.offers, sheet.offers)
  })
})
