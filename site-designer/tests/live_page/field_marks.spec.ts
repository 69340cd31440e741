import { test } from '@japa/runner'
import { followPage } from '#designer/live_page/follow_page'
import { withoutFieldMarks } from '#designer/live_page/field_marks'
import { shownOn, type Shown } from '#designer/live_page/follow/shown'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { escapeHtml } from '#designer/renderer/html'
import { partMarked, pathMarked } from '#designer/sheet/field_mark'
import type { Sheet } from '#designer/sheet/sheet'
import { textsIn, valuesOf } from '#designer/sheet/values'
import { pageOf } from '#designer_tests/helpers/printed'
import { propertyRuns } from '#designer_tests/helpers/property_runs'
import { randomSheets } from '#designer_tests/helpers/random_sheets'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

const studio = sheetOf({
  who: { name: 'Kiln Lane', description: 'pottery studio', founding_year: '1998' },
  where: [{ locality: 'Bristol', area_served: ['Clifton', 'Redland', 'Totterdown'] }],
  contact: { telephones: ['0117 496 0123'], emails: ['hello@kilnlane.example'] },
  offers: [
    {
      items: [
        { name: 'Mug', price: '£18' },
        { name: 'Serving bowl', price: '£34.50', description: 'Holds three litres' },
        { name: 'Glaze workshop', price: '£60' },
      ],
    },
  ],
  people: [
    { name: 'Ada Bell', role: 'potter', about: 'She throws everything by hand.' },
    { name: 'Tom Reed', role: 'glazer' },
  ],
  works: [
    { title: 'The Salt Ledger', year: '2014' },
    { title: 'Harbour Light', year: '2019', about: 'Forty jars for the harbour.' },
  ],
  own_words: { about: 'We have thrown pots in Bristol for years. Every glaze is our own.' },
})

/** The page after the words of the first element with this mark were typed over. */
function retyped(sheet: Sheet, mark: string, words: string, html = pageOf(sheet)) {
  const shown = shownOn(new PageReading(html), sheet).find((one) => one.mark === mark)
  if (!shown) throw new Error(`Nothing is marked ${mark}.`)
  return followPage(sheet, html, withWords(html, shown, words))
}

function withWords(html: string, { element }: Shown, words: string): string {
  const { from, to } = element.content!
  return html.slice(0, from) + escapeHtml(words) + html.slice(to)
}

/** As a page was printed before there were marks. */
const unmarked = (html: string) => html.replace(/ data-field="[^"]*"/g, '')

test.group('What shows a value of the sheet', () => {
  test('follows a part of an entry that is typed over', ({ assert }) => {
    const { sheet: priced } = retyped(studio, 'offers/serving-bowl.price', '£36')
    assert.equal(priced.offers[0].items[1].value.price, '£36')
    const { sheet: told } = retyped(studio, 'offers/serving-bowl.description', 'Holds two litres')
    assert.equal(told.offers[0].items[1].value.description, 'Holds two litres')
    const { sheet: role } = retyped(studio, 'people/tom-reed.role', 'kiln hand')
    assert.equal(role.people[1].value.role, 'kiln hand')
    const { sheet: year } = retyped(studio, 'works/harbour-light.year', '2020')
    assert.equal(year.works[1].value.year, '2020')
    const { sheet: area } = retyped(studio, 'where.area_served/redland', 'Southville')
    assert.deepEqual(
      area.where[0].area_served.map(({ value }) => value),
      ['Clifton', 'Southville', 'Totterdown']
    )
  })

  test('a paragraph that is typed over is another one in the own words', ({ assert }) => {
    const html = pageOf(studio)
    const [paragraph] = shownOn(new PageReading(html), studio).filter(
      ({ mark, words }) => mark === 'own_words.about' && words.includes('glaze')
    )
    const next = paragraph.words.replace('our own', 'mixed by Ada')
    const { sheet } = followPage(studio, html, withWords(html, paragraph, next))
    assert.include(sheet.own_words.about!.value, 'Every glaze is mixed by Ada.')
    assert.include(sheet.own_words.about!.value, 'We have thrown pots')
  })

  test('a page that is called by what it is gets a name by typing one', ({ assert }) => {
    const unnamed = sheetOf({
      who: { description: 'yoga studio' },
      where: [{ locality: 'Galway' }],
    })
    const { sheet, html } = retyped(unnamed, 'who.name', 'Stillpoint')
    assert.equal(sheet.who.name?.value, 'Stillpoint')
    assert.match(html, /<title>Stillpoint/)
  })

  test('an optional part that is emptied goes, and a name stays', ({ assert }) => {
    const { sheet } = retyped(studio, 'people/tom-reed.role', '')
    assert.deepEqual(sheet.people[1].value, { name: 'Tom Reed' })
    assert.deepEqual(retyped(studio, 'people/tom-reed.name', '').sheet, studio)
  })

  test('a row that was copied and typed over is a new entry', ({ assert }) => {
    const html = pageOf(studio)
    const row = /<li[^>]*class="item"[^>]*>(?:(?!<\/li>)[\s\S])*Mug[\s\S]*?<\/li>/.exec(html)![0]
    const copy = row.replace(/ data-element-id="[^"]*"/g, '')
    const twice = html.replace(row, row + copy)
    assert.lengthOf(followPage(studio, html, twice).sheet.offers[0].items, 3)
    const renamed = html.replace(row, row + copy.replace('>Mug<', '>Jug<').replace('£18', '£21'))
    const { sheet } = followPage(studio, html, renamed)
    assert.deepEqual(
      sheet.offers[0].items.map(({ value }) => [value.name, value.price]),
      [
        ['Mug', '£18'],
        ['Jug', '£21'],
        ['Serving bowl', '£34.50'],
        ['Glaze workshop', '£60'],
      ]
    )
  })

  test('has the new name in its mark, so that a second change follows too', ({ assert }) => {
    const first = retyped(studio, 'offers/mug.name', 'Beaker')
    assert.include(first.html, 'data-field="offers/beaker.price"')
    const second = retyped(first.sheet, 'offers/beaker.price', '£20', first.html)
    assert.deepEqual(second.sheet.offers[0].items[0].value, { name: 'Beaker', price: '£20' })
  })

  test('on a page that was made before there were marks is known by its words', ({ assert }) => {
    const html = unmarked(pageOf(studio))
    const { sheet } = retyped(studio, 'offers/mug.price', '£19', html)
    assert.equal(sheet.offers[0].items[0].value.price, '£19')
  })

  test('the weeks of two places are told apart, also where they are the same', ({ assert }) => {
    const hours = week({ 'monday-friday': '09:00-17:00' })
    const two = sheetOf({
      who: { name: 'Harbour Catch', kind: 'restaurant' },
      where: [
        { street_address: '12 Quay Street', locality: 'Galway', opening_hours: hours },
        { street_address: '4 High Street', locality: 'Cork', opening_hours: hours },
      ],
    })
    const html = pageOf(two)
    const at = html.lastIndexOf('>09:00–17:00<') + 1
    const { sheet } = followPage(two, html, `${html.slice(0, at)}10${html.slice(at + 2)}`)
    const opens = sheet.where.map((place) => place.opening_hours.monday?.value.spans[0].opens)
    assert.deepEqual(opens, ['09:00', '10:00'])
  })

  test('any element of a random page names a value of its sheet, and follows', ({ assert }) => {
    const followed = new Set<string>()
    for (const { extent, sheet } of randomSheets(5, propertyRuns(20), {
      kind: 'bakery',
      language: 'en',
    })) {
      const html = pageOf(sheet)
      const shown = shownOn(new PageReading(html), sheet)
      for (const one of shown
        .filter(isChangeable)
        .filter((_, at) => at % 8 === 0)
        .slice(0, 6)) {
        const words = `${one.words} Ltd`
        const after = followPage(sheet, html, withWords(html, one, words))
        const texts = valuesOf(after.sheet).flatMap(({ value }) => textsIn(value.value))
        assert.include(texts, words, `${extent}: ${one.mark}`)
        followed.add(pathMarked(one.mark))
      }
    }
    assert.includeMembers([...followed], ['who.name', 'offers'])
  }).timeout(60_000)
})

/** Names that are as typed; of other texts a page may show a part, or none of what was said. */
function isChangeable({ mark, words, element }: Shown): boolean {
  const isName = ['name', 'title'].includes(partMarked(mark)) || mark === 'who.name'
  return isName && element.content !== undefined && words !== '' && words.length < 90
}

test.group('A page as visitors get it', () => {
  test('has no marks of the sheet, and other uses of the attribute stay', ({ assert }) => {
    const html = pageOf(studio)
    assert.equal(withoutFieldMarks(html), unmarked(html))
    const foreign = '<input data-field="email"><p DATA-FIELD=price>x</p>'
    assert.equal(withoutFieldMarks(foreign), foreign)
  })
})
