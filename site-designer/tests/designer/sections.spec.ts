import { test } from '@japa/runner'
import { checkSite } from '#designer/site/check_site'
import { directions, sectionKinds, sectionLayouts } from '#designer/site/kinds'
import { renderSite } from '#designer/page/render_site'
import { sheetOf, stylesheetFor } from '#designer/renderer/stylesheet'
import { withoutTodos } from '#designer/live_page/todos'
import { skeletonOf } from '#designer/outline/layout_traits'
import { layoutsIn, traitsOf } from '#designer/outline/direction_traits'
import { everyLayout, pageWith, sectionOf } from '#designer_tests/helpers/every_section'
import { misread } from '#designer_tests/helpers/misread'

/** The markup of the page's one section of a kind. */
function markupOf(html: string, kind: string): string {
  return new RegExp(`<section[^>]*data-section="${kind}"[\\s\\S]*?</section>`).exec(html)![0]
}

test.group('Sections', () => {
  test('every kind in every layout is a site that passes its check', ({ assert }) => {
    for (const [kind, layout] of everyLayout) {
      const site = checkSite(pageWith([sectionOf(kind, layout)], 'neighbour'))
      assert.deepEqual(site.ok ? [] : site.error, [], `${kind} ${layout}`)
    }
  })

  test('every kind in every layout is markup that a browser reads as it is written', ({
    assert,
  }) => {
    for (const [kind, layout] of everyLayout) {
      const html = renderSite(pageWith([sectionOf(kind, layout)], 'neighbour'))
      for (const page of [html, withoutTodos(html)]) {
        assert.deepEqual(misread(page), [], `${kind} ${layout}`)
      }
      assert.include(html, `data-section="${kind}" data-layout="${layout}"`)
    }
  })

  test('what is still to fill leaves no empty list behind when it is published', ({ assert }) => {
    for (const kind of sectionKinds) {
      const section = sectionOf(kind, sectionLayouts[kind][0])
      const live = withoutTodos(renderSite(pageWith([section], 'neighbour')))
      assert.notMatch(live, /<(dl|ul|ol|div|p|li)\b[^>]*>\s*<\/\1>/, kind)
    }
  })

  test('a layout is changed by its attribute alone', ({ assert }) => {
    const others = { faq: ['fold'], gallery: ['reel'], hero: ['call'] } as Record<string, string[]>
    for (const kind of sectionKinds) {
      const plain = sectionLayouts[kind]
        .filter((layout) => !others[kind]?.includes(layout))
        .map((layout) => {
          const html = renderSite(pageWith([sectionOf(kind, layout)], 'neighbour'))
          return markupOf(html, kind).replace(` data-layout="${layout}"`, '')
        })
      assert.lengthOf(new Set(plain), 1, kind)
    }
  })

  test('a page carries the rules of what stands on it and of nothing else', ({ assert }) => {
    for (const direction of directions) {
      const sheet = sheetOf(pageWith([sectionOf('area', 'run')], direction))
      const own = stylesheetFor(sheet)
      const without = stylesheetFor({ ...sheet, sections: sheet.sections.slice(0, 1) })
      assert.include(own, '.area[data-layout=run]')
      assert.notInclude(without, '.area[data-layout=run]')
      assert.notInclude(own, '.area[data-layout=chips]')
      assert.notInclude(own, '.dates{')
    }
  })

  test('a kind and a layout that are not ours bring no rules', ({ assert }) => {
    const sheet = sheetOf(pageWith([], 'neighbour'))
    const strange = [...sheet.sections, { kind: 'constructor', layout: 'shared' }]
    assert.equal(stylesheetFor({ ...sheet, sections: strange }), stylesheetFor(sheet))
  })

  test('a direction sets only layouts that there are', ({ assert }) => {
    for (const direction of directions) {
      for (const kind of sectionKinds) {
        assert.includeMembers([...sectionLayouts[kind]], [...layoutsIn(direction, kind)])
        for (const layout of sectionLayouts[kind]) assert.notEqual(skeletonOf(kind, layout), kind)
      }
      const heroes = Object.values(traitsOf(direction).heroes).flat()
      assert.includeMembers([...sectionLayouts.hero], [...new Set(heroes)])
    }
  })

  test('every kind can be set in two ways or more, and a page opens in five', ({ assert }) => {
    assert.isAtLeast(sectionKinds.length, 28)
    assert.lengthOf(sectionLayouts.hero, 5)
    for (const kind of sectionKinds) assert.isAtLeast(sectionLayouts[kind].length, 2, kind)
  })

  test('two forms on a page keep their labels apart', ({ assert }) => {
    const html = renderSite(
      pageWith([sectionOf('contact', 'panel'), sectionOf('newsletter', 'line')], 'neighbour')
    )
    const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id)
    assert.lengthOf(new Set(ids), ids.length)
    assert.lengthOf(html.match(/action="\/_forms\/contact"/g)!, 2)
  })

  test('an event is structured data where its whole date and a place are known', ({ assert }) => {
    const site = pageWith([sectionOf('events', 'list')], 'neighbour')
    const dataOf = (html: string) =>
      JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)![1])
    assert.notProperty(dataOf(renderSite(site)), 'event')

    const placed = { ...site, business: { ...site.business, place: 'Izmir' } }
    const { event } = dataOf(renderSite(placed))
    assert.deepEqual(
      event.map(({ name, startDate }: Record<string, string>) => [name, startDate]),
      [['Wine tasting', '2026-05-12T19:00']]
    )
  })
})
