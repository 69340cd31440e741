import { test } from '@japa/runner'
import { compose, defaultForm, read, renderPage, updatePage, withDesigns } from '#designer/main'
import { plumber } from '#designer_tests/helpers/designed'
import type { Item } from '#designer/sheet/sheet'

const sheet = read(plumber, defaultForm)
const outline = compose(sheet, defaultForm, { seed: '1' })

const field = (tag: string, mark: string) => `<${tag} data-field="offers/${mark}">x</${tag}>`
const both = (mark: string, tags = ['span', 'b']) =>
  `${field(tags[0], `${mark}.name`)} ${field(tags[1], `${mark}.price`)}`

/** The page with both prices in a list of this form, after a third one was added to the sheet. */
function withThird(list: string, item: Item = { name: 'Drain rods', price: '£30' }, told = sheet) {
  const design = {
    html: `<section class="x-prices"><div class="wrap"><h2>What it costs</h2>${list}</div></section>`,
    css: '.x-prices{color:var(--fg)}',
  }
  const html = renderPage(withDesigns(told, outline, plumber, { prices: { design } }), 1)
  if (!html.includes('section own')) throw new Error('The design is refused.')
  const after = structuredClone(told)
  after.offers[0].items.push({ value: item, source: 'edited' })
  const { changed, html: next, leftAlone } = updatePage(html, told, after)
  const [section] = /<section[^>]*section own[^]*?<\/section>/.exec(next)!
  return {
    changed,
    leftAlone,
    section: section.replace(/\s(?:data-element-id|data-slot)="[^"]*"/g, ''),
  }
}

const price = (mark: string) => `data-field="offers/${mark}.price"`

test.group('A new entry in a list that a model has designed', () => {
  test('has a row as the others have, whatever rows are', ({ assert }) => {
    const rows = (before: string, after: string, tags?: string[]) =>
      ['boiler-repairs', 'leaking-taps'].map((one) => before + both(one, tags) + after).join('\n')
    const forms: [string, string][] = [
      [
        `<ul>${rows('<li>', '</li>')}</ul>`,
        '<li><span data-field="offers/drain-rods.name">Drain rods</span> <b data-field="offers/drain-rods.price">£30</b></li></ul>',
      ],
      [
        `<table><tbody>${rows('<tr>', '</tr>', ['th', 'td'])}</tbody></table>`,
        '<td data-field="offers/drain-rods.price">£30</td></tr></tbody>',
      ],
      [
        `<dl>${rows('', '', ['dt', 'dd'])}</dl>`,
        '<dt data-field="offers/drain-rods.name">Drain rods</dt> <dd data-field="offers/drain-rods.price">£30</dd></dl>',
      ],
      [
        `<div>${rows('<article class="x-prices-a"><h3>', '</h3><i>·</i></article>')}</div>`,
        '<b data-field="offers/drain-rods.price">£30</b></h3><i>·</i></article></div>',
      ],
    ]
    for (const [list, shown] of forms) {
      const { changed, section } = withThird(list)
      assert.deepEqual(changed, ['“Drain rods”'], list)
      assert.include(section, shown)
      assert.isAbove(section.indexOf(price('drain-rods')), section.indexOf(price('leaking-taps')))
    }
  })

  test('has no drawing and no label that is another one’s', ({ assert }) => {
    const drawn = (d: string) => `<svg aria-hidden="true" viewBox="0 0 9 9"><path d="${d}"/></svg>`
    const list = (first: string, second: string) =>
      `<ul><li>${first}${both('boiler-repairs')}</li><li>${second}${both('leaking-taps')}</li></ul>`
    const count = (text: string) => text.split('<svg').length - 1
    assert.equal(count(withThird(list(drawn('M1 1h3'), drawn('M2 2v4'))).section), 2)
    assert.equal(count(withThird(list(drawn('M1 1h3'), drawn('M1 1h3'))).section), 3)
    const labelled = withThird(list('<p>Boiler repairs</p>', '<p>Taps</p>'))
    assert.deepEqual(labelled.leftAlone, ['“Drain rods” is not on the page yet.'])
  })

  test('leads nowhere where another one leads to its own address', ({ assert }) => {
    const told = read(plumber, defaultForm)
    const [{ items }] = told.offers
    const withUrl = { ...items[0].value, url: 'https://boilers.example/' }
    items[0].value = withUrl
    const row = (mark: string) =>
      `<li><a data-field="offers/${mark}.name">x</a> ${field('b', `${mark}.price`)}</li>`
    const list = `<ul>${row('boiler-repairs')}${row('leaking-taps')}</ul>`
    const { section } = withThird(list, undefined, told)
    assert.include(section, 'href="https://boilers.example/"')
    assert.include(section, '<a data-field="offers/drain-rods.name">Drain rods</a>')
  })

  test('is told as missing where no row shows all that it says, or there is but one', ({
    assert,
  }) => {
    const list = `<ul><li>${both('boiler-repairs')}</li><li>${both('leaking-taps')}</li></ul>`
    const noted = withThird(list, { name: 'Drain rods', price: '£30', note: 'Fridays' })
    assert.deepEqual(noted.leftAlone, ['“Drain rods” is not on the page yet.'])
    const plain = withThird(list, { name: 'Drain rods' })
    assert.include(
      plain.section,
      '<li><span data-field="offers/drain-rods.name">Drain rods</span> </li>'
    )
    const apart = `<h3>${both('boiler-repairs')}</h3><div><div><p>${both('leaking-taps')}</p></div></div>`
    assert.deepEqual(withThird(apart).leftAlone, ['“Drain rods” is not on the page yet.'])
  })
})
