import { test } from '@japa/runner'
import { copyIn } from '#designer/copy/copy_in'
import { defaultForm } from '#designer/site/form'
import { allKinds, kindById } from '#designer/kinds/all'
import { starterOf } from '#designer/kinds/starter'
import { languagesOfKinds } from '#designer_tests/helpers/kind_schema'
import { compose } from '#designer/outline/compose'
import { seeds, sectionOn, siteOf } from '#designer_tests/helpers/composed'
import { sheetOf, type Facts } from '#designer_tests/helpers/sheets'

const kinds = allKinds().filter(({ refines }) => refines === undefined)

test.group('Words of a kind', () => {
  test('name the same sections in every language', ({ assert }) => {
    for (const kind of kinds) {
      const named = Object.keys(kind.words('en').called ?? {})
      for (const language of languagesOfKinds) {
        const called = kind.words(language).called ?? {}
        assert.sameMembers(Object.keys(called), named, `${kind.id} ${language}`)
      }
    }
  })

  test('head its sections and stand in the navigation', ({ assert }) => {
    const facts: Facts = {
      who: { name: 'Zq', kind: 'couple' },
      where: [{ street_address: '3 Zq', locality: 'Zqx' }],
      dates: [
        { when: 'Saturday 5 September 2027, 2 pm', title: 'Zqa' },
        { when: '6 pm', title: 'Zqb' },
        { when: '9 pm', title: 'Zqc' },
      ],
      offers: [
        {
          items: [
            { name: 'Zqd', price: '€20' },
            { name: 'Zqe', price: '€30' },
          ],
        },
      ],
      wishes: { sections_wanted: ['timetable', 'prices', 'visit'] },
    }
    const called = kindById('couple').words('en').called!
    for (const seed of seeds) {
      const site = siteOf(sheetOf(facts), seed)
      for (const kind of ['timetable', 'prices', 'visit'] as const) {
        const section = sectionOn(site, kind)!
        assert.deepInclude(section, { heading: called[kind], nav: called[kind] })
      }
    }
  })

  test('of a trade are those of its kind', ({ assert }) => {
    assert.deepEqual(
      kindById('lawyer').words('de').called,
      kindById('professional').words('de').called
    )
  })
})

test.group('What a visitor is asked to do', () => {
  const headingOf = (facts: Facts) => sectionOn(siteOf(sheetOf(facts)), 'contact')!.heading
  const noForm = { refused: ['form' as const] }
  const { ask } = copyIn('en')

  test('is what the kind asks for, where the goal is possible', ({ assert }) => {
    for (const id of ['restaurant', 'person', 'event', 'trade'])
      assert.equal(headingOf({ who: { kind: id } }), kindById(id).words('en').ask, id)
  })

  test('stands over a form that promises nothing', ({ assert }) => {
    for (const id of ['charity', 'club', 'product']) {
      const { words, isBroad } = kindById(id)
      const { send } = starterOf(kindById(id), 'en')
      const section = sectionOn(siteOf(sheetOf({ who: { kind: id } })), 'contact')!
      assert.equal(section.heading, words('en').ask, id)
      assert.equal(section.intro, isBroad ? copyIn('en').contactIntro : send, id)
    }
  })

  test('follows from the goal where it is not', ({ assert }) => {
    assert.equal(headingOf({ who: { kind: 'notice' } }), ask.enquire)
    const telephones = ['0113 496 0000']
    assert.equal(
      headingOf({ who: { kind: 'person' }, contact: { ...noForm, telephones } }),
      ask.call.replace('us', 'me')
    )
    assert.equal(headingOf({ who: { kind: 'worship' } }), ask.enquire)
  })
})

test.group('A page that shows facts', () => {
  test('has a list of prices, and its services in another section', ({ assert }) => {
    const items = [
      { name: 'Zqa', price: '£85' },
      { name: 'Zqb', price: '£65' },
    ]
    const services = ['Zqc', 'Zqd', 'Zqe', 'Zqf', 'Zqg']
    const sheet = sheetOf({ who: { kind: 'plumber' }, offers: [{ items }], services })
    for (const seed of seeds) {
      const site = siteOf(sheet, seed)
      assert.lengthOf(sectionOn(site, 'services')!.items, services.length)
      assert.lengthOf(sectionOn(site, 'prices')!.items, items.length)
    }
  })

  test('tells of one person in a row, and has no section for a name', ({ assert }) => {
    const sheet = sheetOf({
      who: { name: 'Zq', kind: 'bakery' },
      people: [{ name: 'Rosa Bell', role: 'head baker' }],
    })
    for (const seed of seeds) {
      const site = siteOf(sheet, seed)
      assert.isUndefined(sectionOn(site, 'about'))
      assert.include(JSON.stringify(site), '"label":"Head baker","value":"Rosa Bell"')
    }
  })
})

test.group('A kind whose colours are made for the dark', () => {
  const sheet = sheetOf({ who: { name: 'Zq', kind: 'author' } })
  const themes = (form = defaultForm) =>
    Array.from({ length: 24 }, (_, seed) => compose(sheet, form, { seed: String(seed) }).look.theme)

  test('is dark in these, unless the theme was chosen', ({ assert }) => {
    assert.sameMembers([...new Set(themes())], ['light', 'dark'])
    const light = { ...defaultForm, chosen: ['theme' as const], theme: 'light' as const }
    assert.deepEqual([...new Set(themes(light))], ['light'])
  })
})
