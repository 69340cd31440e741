import { test } from '@japa/runner'
import { hasTrait, skeletonOf } from '#designer/outline/layout_traits'
import { fillSite } from '#designer/page/fill_site'
import { wordsOf } from '#designer/page/copy_of'
import { rankDirections, suitableDirections } from '#designer/outline/choices'
import { compose } from '#designer/outline/compose'
import { keyOf } from '#designer/outline/in_direction'
import { renderSite } from '#designer/page/render_site'
import { withoutTodos } from '#designer/live_page/todos'
import { checkSite } from '#designer/site/check_site'
import { directions, type SectionKind } from '#designer/site/kinds'
import type { Sheet } from '#designer/sheet/sheet'
import { outlineIn, outlineOf, seeds, sitesOf } from '#designer_tests/helpers/composed'
import { sampleSheets, untouched } from '#designer_tests/helpers/sample_sheets'
import { sheetOf, week, type Facts } from '#designer_tests/helpers/sheets'

const kindsOf = (sheet: Sheet, seed = 'a') =>
  outlineOf(sheet, seed).sections.map(({ kind }) => kind)

const bakery: Facts = {
  who: { name: 'Rye & Co', kind: 'bakery' },
  where: [{ locality: 'Ghent' }],
  own_words: { about: 'We bake at night.' },
}

function wanting(...kinds: SectionKind[]): Sheet {
  return sheetOf({ ...bakery, wishes: { sections_wanted: kinds } })
}

const strange: Record<string, Sheet> = {
  'names without end': sheetOf({ who: { name: 'Supercalifragilistic '.repeat(5).trim() } }),
  'one long word': sheetOf({ who: { name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' } }),
  'markup': sheetOf({
    who: { name: '</style><script>x</script>' },
    services: ['<img src=x onerror=x>', '"}{[]}{" ${process.env} {{name}} <%= x %>'],
    own_words: { about: '</script><b onclick="x()">We bake.</b>' },
  }),
  'emoji': sheetOf({ who: { name: '🙂🎉🍞' }, services: ['🍞'] }),
  'right to left': sheetOf({ who: { name: 'مخبز النور' } }, { language: 'ar' }),
  'much of everything': sheetOf({
    ...bakery,
    offers: Array.from({ length: 12 }, (_, at) => ({
      name: `Group ${at}`,
      items: Array.from({ length: 20 }, (_item, index) => ({ name: `Item ${index}`, price: '£1' })),
    })),
    people: Array.from({ length: 30 }, (_, at) => ({ name: `Person ${at}` })),
    own_words: { about: 'We take our time over every loaf that we bake. '.repeat(120) },
  }),
}

test.group('Composing a page', () => {
  test('the same sheet and seed give the same outline, another seed another page', ({ assert }) => {
    const sheet = sampleSheets.restaurant
    assert.deepEqual(outlineOf(sheet), outlineOf(sheet))
    const pages = seeds.map((seed) => {
      const { direction, sections } = outlineOf(sheet, seed)
      return JSON.stringify([direction, sections])
    })
    assert.isAtLeast(new Set(pages).size, seeds.length - 1)
  })

  test('an outline survives storage as JSON', ({ assert }) => {
    for (const sheet of Object.values(sampleSheets)) {
      const outline = outlineOf(sheet)
      assert.deepEqual(
        fillSite(sheet, JSON.parse(JSON.stringify(outline))),
        fillSite(sheet, outline)
      )
    }
  })

  test('any sheet gives a whole page in every direction', ({ assert }) => {
    for (const [name, sheet] of Object.entries({ ...sampleSheets, ...strange })) {
      for (const direction of directions) {
        const label = `${name} ${direction}`
        const site = checkSite(fillSite(sheet, outlineIn(direction, sheet)))
        assert.deepEqual(site.ok ? [] : site.error, [], label)
        if (!site.ok) continue
        const page = withoutTodos(renderSite(site.value))
        const code = page.replace(/<style>[\s\S]*?<\/style>/, '')
        assert.notMatch(page, /undefined|NaN|\[object|data-todo=/, label)
        assert.notMatch(
          code,
          /<script(?! type="application\/ld\+json")|<b onclick|<img src=x/,
          label
        )
        assert.equal(page.match(/<h1\b/g)?.length, 1, label)
        const ids = Array.from(page.matchAll(/\sid="([^"]+)"/g), ([, id]) => id)
        assert.equal(new Set(ids).size, ids.length, label)
        for (const [, target] of page.matchAll(/href="#([^"]*)"/g))
          assert.include(ids, target, label)
      }
    }
  }).timeout(20_000)

  test('no two neighbours are built alike, unless they are two places', ({ assert }) => {
    for (const sheet of Object.values(sampleSheets)) {
      for (const direction of directions) {
        const { sections } = outlineIn(direction, sheet)
        sections.slice(1).forEach((section, index) => {
          const before = sections[index]
          if (section.place !== undefined && before.place !== undefined) return
          assert.notEqual(
            skeletonOf(section.kind, section.layout),
            skeletonOf(before.kind, before.layout)
          )
        })
      }
    }
  })

  test('a page has at most one row of cards and something out of the middle', ({ assert }) => {
    for (const sheet of Object.values(sampleSheets)) {
      for (const seed of seeds) {
        const { sections } = outlineOf(sheet, seed)
        const count = (trait: 'cards' | 'offset' | 'centred') =>
          sections.filter(({ kind, layout }) => hasTrait(trait, kind, layout)).length
        assert.isAtMost(count('cards'), 1)
        if (sections.length > 4) assert.isAtLeast(count('offset'), 1)
        assert.isAtMost(count('centred'), Math.max(1, sections.length * 0.4))
      }
    }
  })

  test('a direction made for the dark is for dark pages', ({ assert }) => {
    const sheet = sheetOf({ who: { kind: 'bar' } })
    for (const seed of seeds) assert.equal(rankDirections(sheet, seed, 'light').at(-1), 'night')
    assert.notInclude(suitableDirections(sheet, 'light'), 'night')
    assert.include(suitableDirections(sheet, 'dark'), 'night')
  })
})

test.group('Which sections there are', () => {
  test('a section that is asked for stands on the page, one that is refused does not', ({
    assert,
  }) => {
    const kinds = [
      'newsletter',
      'downloads',
      'before_after',
      'packages',
      'map',
      'events',
      'notice',
      'area',
      'faq',
      'team',
      'testimonials',
      'gallery',
      'about',
    ] as const
    for (const kind of kinds) {
      assert.include(kindsOf(wanting(kind)), kind)
      const both = { sections_wanted: [kind], sections_refused: [kind] }
      assert.notInclude(kindsOf(sheetOf({ ...bakery, wishes: both })), kind)
    }
    assert.equal(kindsOf(sheetOf({ wishes: { sections_refused: ['hero'] } }))[0], 'hero')
  })

  test('what happens with a message is told wherever one can be written', ({ assert }) => {
    for (const sheet of Object.values(sampleSheets)) {
      const refuses = sheet.contact.refused.some(({ value }) => value === 'form')
      assert.equal(kindsOf(sheet).includes('legal'), !refuses)
    }
    const refused = { ...bakery, contact: { refused: ['form' as const] } }
    const wishes = { sections_wanted: ['newsletter' as const] }
    assert.notInclude(kindsOf(sheetOf({ ...refused, wishes })), 'newsletter')
  })

  test('each group of facts has a place, and none where nothing is known', ({ assert }) => {
    const full = sampleSheets.charity
    assert.includeMembers(kindsOf(full), ['notice', 'team', 'contact'])
    for (const kind of ['area', 'events', 'notice', 'stats', 'team', 'testimonials', 'statement'])
      assert.notInclude(kindsOf(sheetOf(bakery)), kind)
  })

  test('an unknown business is not told what it could offer', ({ assert }) => {
    for (const kind of ['menu', 'prices', 'services'] as const)
      assert.notInclude(kindsOf(sheetOf({ who: { name: 'Tonwerk' } })), kind)
  })

  test('three sentences and more make five sections and more', ({ assert }) => {
    for (const name of ['restaurant', 'plumber', 'yoga', 'photographer', 'charity', 'author']) {
      for (const site of sitesOf(sampleSheets[name])) {
        const published = withoutTodos(renderSite(site)).match(/<section/g) ?? []
        assert.isAtLeast(published.length, 5, name)
      }
    }
  })
})

test.group('While a person types', () => {
  const recomposed = (sheet: Sheet, before = outlineOf(sampleSheets.restaurant)) =>
    compose(sheet, untouched, { seed: 'another', before })

  test('nothing moves where nothing changed', ({ assert }) => {
    for (const [name, sheet] of Object.entries(sampleSheets)) {
      for (const seed of seeds) {
        const before = outlineOf(sheet, seed)
        assert.deepEqual(recomposed(sheet, before), before, name)
      }
    }
  })

  test('a section comes with its facts and goes with them, and the others stay', ({ assert }) => {
    for (const seed of seeds) {
      // Questions of ours step back the more is told.
      const facts = {
        ...bakery,
        offers: [{ name: 'Loaves', items: [{ name: 'Rye' }] }],
        wishes: { sections_refused: ['faq' as const] },
      }
      const sheet = sheetOf(facts)
      const before = outlineOf(sheet, seed)
      const told = sheetOf({
        ...facts,
        people: [{ name: 'Ann Lee' }, { name: 'Tom Lee' }],
        dates: [{ when: '12 May', title: 'Open day' }],
        works: [{ title: 'A cake' }],
      })
      const after = recomposed(told, before)
      assert.includeMembers(after.sections.map(keyOf), before.sections.map(keyOf))
      const kept = after.sections.filter((section) =>
        before.sections.some((one) => keyOf(one) === keyOf(section))
      )
      assert.deepEqual(kept, before.sections)
      assert.lengthOf(after.sections, before.sections.length + 3)
      assert.deepEqual(
        [after.direction, after.header, after.footer, after.look],
        [before.direction, before.header, before.footer, before.look]
      )
      assert.deepEqual(recomposed(sheet, after).sections, before.sections)
    }
  })

  test('a new section stands where a fresh page would have it', ({ assert }) => {
    for (const seed of seeds) {
      const before = outlineOf(sheetOf(bakery), seed)
      const closed = sheetOf({
        ...bakery,
        where: [{ locality: 'Ghent', closed_until: '3 January' }],
      })
      assert.equal(recomposed(closed, before).sections[1].kind, 'notice')
    }
  })

  test('two grounds beside each other stay different', ({ assert }) => {
    for (const seed of seeds) {
      const before = outlineOf(sheetOf(bakery), seed)
      const { sections } = recomposed(sampleSheets.restaurant, before)
      sections.slice(1).forEach(({ kind, surface }, at) => {
        if (kind === 'legal' || surface === 'plain') return
        assert.isFalse(surface === sections[at].surface && surface === sections[at + 2]?.surface)
      })
    }
  })

  test('sections stand in the order that feedback gave them', ({ assert }) => {
    const { restaurant } = sampleSheets
    const order: SectionKind[] = ['visit', 'team', 'menu']
    const sheet = { ...restaurant, wishes: { ...restaurant.wishes, section_order: order } }
    for (const outline of [outlineOf(sheet), recomposed(sheet)]) {
      const kinds = outline.sections.map(({ kind }) => kind).filter((kind) => order.includes(kind))
      assert.deepEqual(kinds, order)
      assert.equal(outline.sections[0].kind, 'hero')
    }
  })

  test('a direction that feedback asks for is taken, and the order stays', ({ assert }) => {
    const { restaurant } = sampleSheets
    const before = outlineOf(restaurant)
    const direction = before.direction === 'poster' ? 'menu' : 'poster'
    const wishes = {
      ...restaurant.wishes,
      direction: { value: direction, source: 'edited' },
    } as const
    const after = recomposed({ ...restaurant, wishes }, before)
    assert.equal(after.direction, direction)
    const order = (outline: typeof after) =>
      outline.sections.filter(({ kind }) => kind !== 'facts').map(keyOf)
    assert.deepEqual(order(after), order(before))
  })

  test('opening hours that come later are told', ({ assert }) => {
    for (const seed of seeds) {
      const before = outlineOf(sheetOf(bakery), seed)
      const where = [{ locality: 'Ghent', opening_hours: week({ 'monday-friday': '08:00-16:00' }) }]
      const sheet = sheetOf({ ...bakery, where })
      const page = renderSite(fillSite(sheet, recomposed(sheet, before)))
      assert.include(page, '08:00–16:00')
    }
  })
})

test.group('Words of a designer', () => {
  test('the words of a page put on it again change nothing', ({ assert }) => {
    for (const sheet of Object.values(sampleSheets)) {
      const outline = outlineOf(sheet)
      const site = fillSite(sheet, outline)
      assert.deepEqual(fillSite(sheet, outline, wordsOf(site)), site)
    }
  })

  test('other words stand in the place of ours, and facts and quotes stay', ({ assert }) => {
    const sheet = sampleSheets.restaurant
    const outline = outlineOf(sheet)
    const copy = {
      start: { heading: 'Fish, and time for it', intro: 'Come hungry.' },
      about: { heading: 'How we cook', paragraphs: ['One.', 'Two.'] },
      menu: { heading: 'Eat', paragraphs: ['is not for lists'] },
      statement: { paragraphs: ['The worst sardines.'] },
      nowhere: { heading: 'Lost' },
    }
    const page = renderSite(fillSite(sheet, outline, copy))
    for (const words of ['Fish, and time for it', 'Come hungry.', 'How we cook', '>Two.<', '>Eat<'])
      assert.include(page, words)
    for (const words of ['not for lists', 'worst', 'Lost', 'There are nine tables'])
      assert.notInclude(page, words)
    assert.include(page, 'The best grilled sardines north of Lisbon.')
    assert.include(page, '£14.50')
  })

  test('another title moves the name above it, before what stands there, unless either holds it', ({
    assert,
  }) => {
    const titled = (facts: Facts, heading: string) => {
      const sheet = sheetOf(facts)
      const [hero] = fillSite(sheet, outlineOf(sheet), { start: { heading } }).sections
      if (hero.kind !== 'hero') throw new Error(hero.kind)
      const [now] = fillSite(sheet, outlineOf(sheet)).sections
      return { kicker: hero.kicker, title: hero.title, was: (now as typeof hero).kicker }
    }
    const danny: Facts = {
      who: { name: 'Danny Marsh', description: 'plumber', founding_year: '1999' },
      where: [{ locality: 'Bristol' }],
      own_words: { about: 'I come when you ring.' },
    }
    const { was, ...hero } = titled(danny, 'Boiler off? Ring me.')
    assert.isDefined(was)
    assert.deepEqual(hero, { kicker: `Danny Marsh · ${was}`, title: 'Boiler off? Ring me.' })
    assert.equal(titled(danny, 'Boiler off? Ring Danny Marsh.').kicker, was)
    const bare = titled({ who: { name: 'Danny Marsh' } }, 'Boiler off? Ring me.')
    assert.deepEqual(bare, { kicker: 'Danny Marsh', title: 'Boiler off? Ring me.', was: undefined })
    assert.isUndefined(titled({}, 'Boiler off? Ring me.').kicker)
  })
})
