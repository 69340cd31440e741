import { test } from '@japa/runner'
import { fillSite } from '#designer/page/fill_site'
import { renderSite } from '#designer/page/render_site'
import { withoutTodos } from '#designer/live_page/todos'
import { weekdays, type Sheet } from '#designer/sheet/sheet'
import { directions, linesKinds } from '#designer/site/kinds'
import {
  outlineIn,
  publishedOf,
  sectionOn,
  seeds,
  siteOf,
  sitesOf,
  wordsOn,
} from '#designer_tests/helpers/composed'
import { sampleSheets } from '#designer_tests/helpers/sample_sheets'
import { sheetOf, week, type Facts } from '#designer_tests/helpers/sheets'

/** Every value of the sheet that a page is to show, as a visitor reads it. */
function saidOn(sheet: Sheet): string[] {
  const { who, where, contact, own_words: own } = sheet
  const isRefused = (way: string) => contact.refused.some(({ value }) => value === way)
  const places = where.flatMap(
    ({ label, street_address: street, locality, closed_until: until }) => [
      label?.value,
      isRefused('address') ? undefined : street?.value,
      locality?.value,
      until?.value,
    ]
  )
  const times = where.flatMap(({ opening_hours: hours }) => [
    ...hours.notes.map(({ value }) => value),
    ...weekdays.flatMap((day) => {
      const { spans = [], text } = hours[day]?.value ?? {}
      return [...spans.map(({ opens, closes }) => `${opens}–${closes}`), text]
    }),
  ])
  const items = sheet.offers.flatMap(({ name, items: all }) => [
    name,
    ...all.flatMap(({ value }) => Object.values(value)),
  ])
  const lines = [sheet.skills, sheet.clients, sheet.credentials, sheet.good_to_know].flat()
  return [
    who.name?.value,
    who.slogan?.value,
    who.founding_year?.value,
    ...places,
    ...times,
    ...(isRefused('telephone') ? [] : contact.telephones.map(({ value }) => value)),
    ...(isRefused('email') ? [] : contact.emails.map(({ value }) => value)),
    ...contact.links.map(({ value }) => value.label),
    ...items,
    ...lines.map(({ value }) => value),
    ...sheet.people.flatMap(({ value }) => [value.name, value.about]),
    ...sheet.dates.flatMap(({ value }) => [value.title, value.place]),
    ...sheet.works.flatMap(({ value }) => Object.values(value)),
    ...own.quotes.flatMap(({ value: { text, by } }) => (by ? [text, by] : [])),
    ...where.flatMap(({ area_served: area }) => area.map(({ value }) => value)),
    ...(own.about?.value.split(/\n|(?<=\.)\s/) ?? []),
  ].filter((words) => words !== undefined && words !== '') as string[]
}

test.group('A page and its sheet', () => {
  test('everything that was said stands on the page, in every direction', ({ assert }) => {
    for (const [name, sheet] of Object.entries(sampleSheets)) {
      for (const direction of directions) {
        const site = fillSite(sheet, outlineIn(direction, sheet))
        const words = wordsOn(withoutTodos(renderSite(site))).toLowerCase()
        for (const said of saidOn(sheet))
          assert.include(words, said.toLowerCase(), `${name} ${direction}`)
      }
    }
  }).timeout(20_000)

  test('what is a wish, a suggestion or in no field yet does not', ({ assert }) => {
    const prompt = 'We bake bread. Make it pink. Never print this sentence. Perhaps a name.'
    const sheet = sheetOf({ services: ['We bake bread'] }, { prompt })
    sheet.wishes.moods.push({ value: 'pinkish', source: 'said' })
    sheet.suggestions.push({
      id: '1',
      from: [0, 4],
      why: 'by_position',
      field: 'who.name',
      value: 'Perhaps a name',
    })
    assert.isNotEmpty(sheet.own_words.unplaced)
    for (const seed of seeds) {
      assert.notMatch(publishedOf(sheet, seed), /Never print|Perhaps|Make it|pinkish/)
    }
  })

  test('nothing is claimed that was not said', ({ assert }) => {
    for (const seed of seeds) {
      const words = wordsOn(publishedOf(sheetOf({ who: { kind: 'bakery' } }), seed))
      assert.notMatch(words, /\d|review|award|best|trusted|years|€|£|\$/i)
      assert.notInclude(words, 'Croissants')
    }
  })

  test('a quote whose speaker nobody knows stands there without a name', ({ assert }) => {
    assert.include(publishedOf(sampleSheets.restaurant), 'Nice place.')
  })

  test('no item, person or sentence stands there twice', ({ assert }) => {
    for (const [name, sheet] of Object.entries(sampleSheets)) {
      for (const seed of seeds) {
        const words = wordsOn(publishedOf(sheet, seed))
        const once = [
          ...sheet.offers.flatMap(({ items }) => items.map(({ value }) => value.name)),
          ...sheet.works.map(({ value }) => value.title),
          ...sheet.own_words.quotes.flatMap(({ value }) => (value.by ? [value.text] : [])),
          ...(sheet.own_words.about?.value.split(/\n|(?<=\.)\s/) ?? []),
        ].filter((said) => said.length > 12)
        const title = words.slice(0, 400)
        for (const said of once.filter((one) => !title.includes(`${one}, `)))
          assert.isAtMost(words.split(said).length - 1, 2, `${name}: ${said}`)
      }
    }
  })

  test('groups keep their headings and their order, and prices are as typed', ({ assert }) => {
    const menu = sectionOn(siteOf(sampleSheets.restaurant), 'menu')!
    assert.deepEqual(
      menu.groups?.map(({ name }) => name),
      ['Petiscos', 'From the grill', 'To finish']
    )
    assert.deepEqual(menu.groups?.[2].items[1], {
      name: 'Port by the glass',
      price: 'from £6',
      field: 'offers/port-by-the-glass',
    })
  })

  test('the page is in the language of the sheet', ({ assert }) => {
    assert.match(publishedOf(sampleSheets.potteryInGerman), /<html\s+lang="de"/)
    assert.include(publishedOf(sampleSheets.potteryInGerman), 'content="de_DE"')
    assert.match(publishedOf(sampleSheets.bakeryInTurkish), /<html\s+lang="tr"/)
  })
})

test.group('Ways to get in touch', () => {
  const facts: Facts = {
    who: { name: 'Ash', kind: 'plumber' },
    where: [{ street_address: '9 Chapel Lane', locality: 'Leeds', postal_code: 'LS2 7EW' }],
    contact: {
      telephones: ['+44 (0)113 496 0000', '07700 900123'],
      emails: ['ash@ash.example'],
      links: [{ url: 'https://wa.me/447700900123', label: 'WhatsApp' }],
    },
  }
  const refusing = (...refused: ('telephone' | 'email' | 'form' | 'address')[]) =>
    sheetOf({ ...facts, contact: { ...facts.contact, refused } })

  test('each stands on the page and can be followed', ({ assert }) => {
    const page = publishedOf(sheetOf(facts))
    for (const href of [
      'tel:+441134960000',
      'tel:07700900123',
      'mailto:ash@ash.example',
      'https://wa.me/447700900123',
    ])
      assert.include(page, `href="${href}"`)
    assert.include(page, 'action="/_forms/contact"')
  })

  test('a refused one is nowhere on the page', ({ assert }) => {
    for (const seed of seeds) {
      assert.notMatch(publishedOf(refusing('telephone'), seed), /tel:|496 0000|"telephone"/)
      assert.notMatch(publishedOf(refusing('email'), seed), /ash@/)
      assert.notMatch(publishedOf(refusing('form'), seed), /<form|passed on to us/)
      assert.notMatch(publishedOf(refusing('address'), seed), /Chapel|LS2/)
    }
  })

  test('the preferred one is the first', ({ assert }) => {
    const sheet = sheetOf({ ...facts, contact: { ...facts.contact, preferred: 'email' } })
    const { rows } = sectionOn(siteOf(sheet), 'contact')!
    assert.equal(rows[0].value, 'ash@ash.example')
    const called = sheetOf({ ...facts, contact: { ...facts.contact, preferred: 'telephone' } })
    assert.include(sectionOn(siteOf(called), 'hero')!.actions[0].href, 'tel:')
  })

  test('a form is there although nobody gave an address for mail', ({ assert }) => {
    assert.include(publishedOf(sheetOf()), 'action="/_forms/contact"')
  })
})

test.group('Places and times', () => {
  test('several places have each their address and hours, on the page and for machines', ({
    assert,
  }) => {
    for (const site of sitesOf(sampleSheets.twoCafes)) {
      const places = site.sections.filter((section) => section.kind === 'visit')
      assert.deepEqual(
        places.map(({ heading, id }) => [heading, id]),
        [
          ['Old Town', 'visit'],
          ['Docks', 'visit-2'],
        ]
      )
      assert.equal(places[1].note, 'Closed when it storms')
      const [, json] = /<script type="application\/ld\+json">([^<]*)/.exec(renderSite(site))!
      const data = JSON.parse(json)
      assert.isUndefined(data.openingHoursSpecification)
      assert.deepEqual(
        data.location.map((place: { address: object }) => place.address),
        [
          {
            '@type': 'PostalAddress',
            'streetAddress': '12 Candle Street',
            'addressLocality': 'Ghent',
          },
          { '@type': 'PostalAddress', 'streetAddress': '3 Quay West', 'addressLocality': 'Ghent' },
        ]
      )
    }
  })

  test('one place is the business, with its address and hours for machines', ({ assert }) => {
    const [, json] = /<script type="application\/ld\+json">([^<]*)/.exec(
      publishedOf(sampleSheets.bookshop)
    )!
    const data = JSON.parse(json)
    assert.equal(data.address.streetAddress, 'Market Square 3')
    assert.deepEqual(data.openingHoursSpecification, [
      {
        '@type': 'OpeningHoursSpecification',
        'dayOfWeek': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        'opens': '09:30',
        'closes': '17:30',
      },
    ])
  })

  test('days that are only closed are said, and nothing is called open', ({ assert }) => {
    const where = [{ opening_hours: week({ sunday: 'closed' }) }]
    const sheet = sheetOf({ who: { kind: 'bakery' }, where })
    for (const seed of seeds) {
      const page = publishedOf(sheet, seed)
      assert.match(page, /closed on Sunday/i)
      assert.notMatch(page, />\s*Open[ :]*\.?\s*<|Open \./)
    }
  })

  test('classes of the week make a timetable, and other dates do not', ({ assert }) => {
    for (const site of sitesOf(sampleSheets.yoga)) {
      const words = JSON.stringify(site.sections)
      assert.include(words, '"Monday"')
      const { events } = sectionOn(site, 'events')!
      assert.deepEqual(events, [
        { day: 'Saturday 12 May, 10 am', what: 'Day retreat', detail: 'Cramond' },
      ])
    }
  })

  test('a postal code stands where its country writes it', ({ assert }) => {
    const at = (code: string, locality: string) =>
      publishedOf(
        sheetOf({ where: [{ street_address: 'High Street 1', postal_code: code, locality }] })
      )
    assert.include(at('EH6 7AB', 'Leith'), 'High Street 1, Leith, EH6 7AB')
    assert.include(at('1050', 'Brussels'), 'High Street 1, 1050 Brussels')
  })
})

test.group('The headline', () => {
  const titleOf = (facts: Facts, seed = 'a') =>
    sectionOn(siteOf(sheetOf(facts), seed), 'hero')!.title

  test('is the name, or what it is and where, and never what is offered', ({ assert }) => {
    for (const sheet of Object.values(sampleSheets)) {
      for (const site of sitesOf(sheet)) {
        const { title } = sectionOn(site, 'hero')!
        const { name, description } = sheet.who
        const said = [name?.value, description?.value, 'Bookshop', 'Welcome']
        assert.isTrue(
          said.some((words) => words && title.toLowerCase().includes(words.toLowerCase())),
          title
        )
        for (const { value } of sheet.services) assert.notInclude(title, value)
      }
    }
  })

  test('says where once, and the noun in the person’s own words', ({ assert }) => {
    const leith = [{ locality: 'Leith' }]
    assert.equal(
      titleOf({ who: { description: 'pottery studio' }, where: leith }),
      'Pottery studio in Leith'
    )
    assert.equal(
      titleOf({ who: { description: 'pottery studio in Leith', kind: 'maker' }, where: leith }),
      'Pottery studio in Leith'
    )
    assert.equal(titleOf({ who: { kind: 'bakery' } }), 'Bakery')
    assert.equal(titleOf({ where: leith }), 'Leith')
    const two = [{ locality: 'Leith' }, { locality: 'Portobello' }]
    assert.equal(titleOf({ who: { kind: 'cafe' }, where: two }), 'Café in Leith and Portobello')
  })
})

test.group('Lists of the sheet', () => {
  test('each has a section of its own kind', ({ assert }) => {
    const sheet = sheetOf({
      works: [{ title: 'Low Water', year: '2023', about: 'Eleven songs' }],
      skills: ['Eurocode 5'],
      clients: ['Kern & Co'],
      credentials: ['Gas Safe', 'Insured', '22 years'],
      good_to_know: ['Dogs welcome', 'Card payments', 'Step-free'],
    })
    for (const site of sitesOf(sheet)) {
      assert.deepEqual(sectionOn(site, 'works')!.works, [
        { title: 'Low Water', year: '2023', about: 'Eleven songs' },
      ])
      for (const kind of linesKinds)
        assert.deepEqual(
          sectionOn(site, kind)!.items.map(({ name }) => name),
          sheet[kind].map(({ value }) => value)
        )
    }
  })

  test('can be refused like any other section', ({ assert }) => {
    const wishes = { sections_refused: ['clients' as const] }
    for (const site of sitesOf(sheetOf({ clients: ['Kern & Co'], wishes })))
      assert.isUndefined(sectionOn(site, 'clients'))
  })
})
