import { test } from '@japa/runner'
import { validate } from 'editor-engine'
import { changeSection, sectionsOn, type SectionEdit } from 'site-designer'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { EditedPage } from '#designer_tests/helpers/editing'

const NOW = 9_000_000
const PAGE = EditedPage.ofOurs('barber').html

function made(html: string, change: SectionEdit): string {
  const result = changeSection(html, change, { now: NOW })
  if (!result.ok) throw new Error(result.error.why)
  return result.value.html
}

function idsOn(html: string): string[] {
  return sectionsOn(html).sections.map(({ id }) => id)
}

function movable(html: string) {
  return sectionsOn(html).sections.find(({ up, down }) => up && down)!
}

test.group('Sections by hand', () => {
  test('lists the sections in page order, with where each can go', ({ assert }) => {
    const { sections } = sectionsOn(PAGE)
    assert.lengthOf(sections, new PageReading(PAGE).sections.length)
    assert.deepInclude(sections[0], { name: 'Header', fixed: true, up: false, down: false })
    assert.isTrue(sections.at(-1)!.fixed)
    const free = sections.filter(({ fixed }) => !fixed)
    assert.isFalse(free[0].up, 'nothing goes above the opening')
    assert.isFalse(free.at(-1)!.down)
    for (const { layout, layouts } of free) assert.include(layouts, layout!)
  })

  test('offers the kinds that are not there, those of the business first', ({ assert }) => {
    const { offers } = sectionsOn(PAGE)
    const there = new PageReading(PAGE).sections.map(({ kind }) => kind)
    for (const { kind, name } of offers) {
      assert.notInclude(there, kind)
      assert.match(name, /^[A-Z]/)
    }
    const usual = offers.map((offer) => offer.usual)
    assert.deepEqual(
      usual,
      usual.toSorted((a, b) => Number(b) - Number(a))
    )
  })

  test('every section that is offered can be added', ({ assert }) => {
    const before = validate(PAGE).length
    for (const { kind } of sectionsOn(PAGE).offers) {
      const html = made(PAGE, { do: 'add', kind })
      assert.include(
        new PageReading(html).sections.map((section) => section.kind),
        kind
      )
      assert.equal(validate(html).length, before, kind)
    }
  }).timeout(60_000)

  test('moves, duplicates, removes and adds where it is told', ({ assert }) => {
    const ids = idsOn(PAGE)
    const { id } = movable(PAGE)
    const at = ids.indexOf(id)

    const up = idsOn(made(PAGE, { do: 'move', section: id, to: 'up' }))
    assert.deepEqual(up, [...ids.slice(0, at - 1), id, ids[at - 1], ...ids.slice(at + 1)])

    const twice = idsOn(made(PAGE, { do: 'duplicate', section: id }))
    assert.lengthOf(twice, ids.length + 1)
    assert.lengthOf(new Set(twice), twice.length)
    assert.deepEqual(twice.toSpliced(at + 1, 1), ids)

    assert.deepEqual(idsOn(made(PAGE, { do: 'remove', section: id })), ids.toSpliced(at, 1))

    const [{ kind }] = sectionsOn(PAGE).offers
    const more = made(PAGE, { do: 'add', kind, after: id })
    assert.equal(new PageReading(more).sections[at + 1].kind, kind)
  })

  test('sets every layout of a section', ({ assert }) => {
    const { id, layout, layouts } = movable(PAGE)
    for (const next of layouts.filter((one) => one !== layout)) {
      const html = made(PAGE, { do: 'layout', section: id, layout: next })
      assert.equal(sectionsOn(html).sections.find((one) => one.id === id)!.layout, next)
    }
  })

  test('says why where it cannot be done, and changes nothing', ({ assert }) => {
    const [header, opening] = sectionsOn(PAGE).sections
    const refused: SectionEdit[] = [
      { do: 'remove', section: header.id },
      { do: 'remove', section: opening.id },
      { do: 'move', section: opening.id, to: 'down' },
      { do: 'duplicate', section: opening.id },
      { do: 'layout', section: opening.id, layout: 'constructor' },
      { do: 'remove', section: 'not-there' },
      { do: 'add', kind: 'faq', after: 'not-there' },
    ]
    for (const change of refused) {
      const result = changeSection(PAGE, change, { now: NOW })
      assert.isFalse(result.ok, JSON.stringify(change))
      if (!result.ok) assert.match(result.error.why, /^\S.*\.$/)
    }
  })

  test('moves and copies sections of a page that was made elsewhere', ({ assert }) => {
    const foreign =
      '<!doctype html><html lang="en"><head><title>A</title></head><body><h1>A</h1><main>' +
      '<section data-element-id="a"><h2>One</h2></section>' +
      '<section data-element-id="b"><h2>Two</h2></section></main></body></html>'
    const { sections, offers } = sectionsOn(foreign)
    assert.deepEqual(offers, [])
    assert.deepEqual(
      sections.map(({ name, layouts }) => [name, layouts]),
      [
        ['One', []],
        ['Two', []],
      ]
    )
    assert.deepEqual(idsOn(made(foreign, { do: 'move', section: 'b', to: 'up' })), ['b', 'a'])
    assert.lengthOf(idsOn(made(foreign, { do: 'duplicate', section: 'a' })), 3)
  })
})
