import { test } from '@japa/runner'
import { saysTrade } from '#designer/copy/says_trade'
import { fillSite } from '#designer/page/fill_site'
import { inVoice } from '#designer/fill/voice'
import { sortSentences } from '#designer/fill/sentences/sort_sentences'
import { renderSite } from '#designer/page/render_site'
import { withoutTodos } from '#designer/live_page/todos'
import type { Slot } from '#designer/site/content'
import type { Section } from '#designer/site/site'
import { directions } from '#designer/site/kinds'
import { listed } from '#designer/language/normalise'
import { allKinds } from '#designer/kinds/all'
import { outlineIn, sectionOn, siteOf, sitesOf } from '#designer_tests/helpers/composed'
import { sheetOf, week, type Facts } from '#designer_tests/helpers/sheets'

const isSaid = (slot: Slot | undefined) => typeof slot === 'string'

/** What a visitor reads before they scroll, without the buttons and the list. */
function firstScreen(site: { sections: Section[] }): string[] {
  const hero = site.sections.find((one) => one.kind === 'hero')!
  const strip = site.sections.find((one) => one.kind === 'facts')
  const rows = strip?.rows ?? []
  return [hero.kicker, hero.title, hero.lede, ...rows.map(({ value }) => value)].filter(
    isSaid
  ) as string[]
}

const rich: Record<'en' | 'tr', Facts> = {
  en: {
    who: { name: 'Crumb & Co', kind: 'bakery', founding_year: '1994' },
    where: [{ locality: 'Leeds', opening_hours: week({ 'monday-saturday': '07:00-15:00' }) }],
    contact: { telephones: ['0113 496 0000'] },
    offers: [
      {
        items: [
          { name: 'Sourdough', price: '£4' },
          { name: 'Croissants', price: '£2.50' },
          { name: 'Rye bread', price: '£3.80' },
        ],
      },
    ],
    good_to_know: ['Dogs welcome'],
  },
  tr: {
    who: { name: 'Taş Değirmen', kind: 'bakery', founding_year: '1987' },
    where: [{ locality: 'İzmir', opening_hours: week({ 'monday-saturday': '07:00-19:00' }) }],
    contact: { telephones: ['0232 555 01 20'] },
    offers: [{ items: [{ name: 'Ekşi mayalı ekmek', price: '80 TL' }, { name: 'Simit' }] }],
    good_to_know: ['Paket servis'],
  },
}

test.group('The first screen', () => {
  for (const [language, once] of [
    ['en', [/bakery/i, /Leeds/, /1994/, /07:00/, /Dogs welcome/i, /0113/]],
    ['tr', [/(?<!\p{L})fırın(?!\p{L})/iu, /İzmir/, /1987/, /07:00/, /Paket servis/i, /0232/]],
  ] as const) {
    test(`says each thing at most once, in ${language}`, ({ assert }) => {
      for (const site of sitesOf(sheetOf(rich[language], { language }))) {
        const said = firstScreen(site)
        for (const fact of once) {
          assert.isAtMost(said.filter((line) => fact.test(line)).length, 1, said.join(' | '))
        }
      }
    })
  }

  test('tells the hours', ({ assert }) => {
    const { where } = rich.en
    for (const site of sitesOf(sheetOf({ who: { kind: 'bakery' }, where }))) {
      const { lede, near = [] } = sectionOn(site, 'hero')!
      const said = [lede, ...near.map(({ value }) => value)].filter(isSaid).join(' ')
      assert.match(said, /Mon–Sat 07:00–15:00/)
    }
  })

  test('says a year once, and no other part of the page says it', ({ assert }) => {
    for (const language of ['en', 'tr'] as const) {
      const year = rich[language].who!.founding_year!
      for (const { sections, footer } of sitesOf(sheetOf(rich[language], { language }))) {
        const times = (words: unknown) => JSON.stringify(words).split(year).length - 1
        assert.equal(times(sections), 1)
        assert.equal(times(footer), 0)
      }
    }
  })
})

test.group('The page', () => {
  test('tells the week once, beside the address', ({ assert }) => {
    const sheet = sheetOf({
      ...rich.en,
      where: [{ ...rich.en.where![0], street_address: '5 Mill St' }],
    })
    for (const site of sitesOf(sheet)) {
      const html = renderSite(site)
      assert.equal(html.split('class="week"').length - 1, 1)
    }
  })

  test('has no two headings alike', ({ assert }) => {
    for (const { id } of allKinds()) {
      const sheet = sheetOf({
        who: { kind: id, name: 'Quill' },
        works: [{ title: 'One' }],
        skills: ['Two'],
        services: ['Three'],
        offers: [{ items: [{ name: 'Four', price: '£4' }] }],
        own_words: { about: 'We do this. '.repeat(20) },
      })
      for (const { sections } of sitesOf(sheet)) {
        const headings = sections.flatMap((one) => ('heading' in one ? [one.heading] : []))
        assert.lengthOf(new Set(headings), headings.length, `${id} ${headings.join(', ')}`)
      }
    }
  })

  test('lists packages once', ({ assert }) => {
    const items = [{ name: 'Logos' }, { name: 'Full package', price: '£900' }]
    const sheet = sheetOf({
      who: { kind: 'graphic_designer' },
      offers: [{ items }],
      wishes: { sections_wanted: ['packages', 'services'] },
    })
    for (const site of sitesOf(sheet)) {
      assert.deepEqual(
        sectionOn(site, 'packages')!.packages.map(({ name }) => name),
        ['Full package']
      )
      assert.deepEqual(
        sectionOn(site, 'services')!.items.map(({ name }) => name),
        ['Logos']
      )
    }
  })

  test('leaves no empty half where only the hours are known', ({ assert }) => {
    for (const site of sitesOf(sheetOf({ who: { kind: 'bakery' }, where: rich.en.where })))
      assert.notMatch(withoutTodos(renderSite(site)), /class="visit-place"/)
  })

  test('below the name says what the name does not', ({ assert }) => {
    const linesOf = (facts: Facts) => siteOf(sheetOf(facts)).footer.lines
    const where = [{ locality: 'Leeds' }]
    assert.isEmpty(linesOf({ who: { kind: 'bakery' }, where }))
    assert.deepEqual(linesOf({ who: { kind: 'bakery', name: 'Sunrise Bakery' }, where }), ['Leeds'])
    assert.deepEqual(linesOf({ who: { kind: 'bakery', name: 'Crumb' }, where }), ['Bakery, Leeds'])
  })

  test('a list that waits for its prices is not called by them', ({ assert }) => {
    for (const language of ['en', 'tr'] as const) {
      const offers = [{ items: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name })) }]
      for (const site of sitesOf(sheetOf({ who: { kind: 'barber' }, offers }, { language }))) {
        const list = site.sections.find(({ kind }) => ['prices', 'services'].includes(kind))!
        assert.notMatch(JSON.stringify(list), /price|fiyat|ücret/i)
      }
    }
  })

  test('asks for no picture twice, in any trade and direction', ({ assert }) => {
    for (const { id } of allKinds()) {
      const wishes = { sections_wanted: ['about' as const, 'gallery' as const] }
      const about = 'We have worked like this for a long time. '.repeat(10)
      for (const language of ['en', 'tr']) {
        const sheet = sheetOf({ who: { kind: id }, own_words: { about }, wishes }, { language })
        for (const direction of directions) {
          const site = JSON.stringify(fillSite(sheet, outlineIn(direction, sheet)).sections)
          const notes = Array.from(site.matchAll(/"describe":"([^"]+)"/g), ([, note]) => note)
          assert.lengthOf([...new Set(notes)], notes.length, `${id} ${direction}`)
        }
      }
    }
  })
})

test.group('Own words', () => {
  const wordsOf = (words: string, slogan?: string) => {
    const sheet = sheetOf({ who: { name: 'Crumb', slogan }, own_words: { about: words } })
    const { lede, about, known } = sortSentences(sheet)
    return { ...(lede ? { lede } : {}), about, known }
  }

  test('little stands whole under the title, of more the first sentence', ({ assert }) => {
    assert.deepEqual(wordsOf('We roast on Tuesdays. You can smell it.'), {
      lede: 'We roast on Tuesdays. You can smell it.',
      about: [],
      known: [],
    })
    const more = 'It takes two days to make a loaf, and nobody here is in a hurry. '
      .repeat(3)
      .trim()
    assert.deepEqual(wordsOf(`We bake. ${more}`), { lede: 'We bake.', about: [more], known: [] })
    assert.deepEqual(wordsOf('We bake.', 'Bread.'), {
      lede: 'Bread.',
      about: ['We bake.'],
      known: [],
    })
  })

  test('begin with what they tell of themselves; a sentence alone that cannot begin a page is good to know', ({
    assert,
  }) => {
    assert.deepEqual(wordsOf('We speak Greek. We bake with rye.'), {
      lede: 'We bake with rye.',
      about: [],
      known: ['We speak Greek.'],
    })
    assert.deepEqual(wordsOf('I reply in 2 days.'), { about: [], known: ['I reply in 2 days.'] })
    assert.deepEqual(
      wordsOf('It is a forge in Hampshire. All of the tools are made there by hand.'),
      {
        lede: 'It is a forge in Hampshire. All of the tools are made there by hand.',
        about: [],
        known: [],
      }
    )
    const lost = 'Our beagle went missing around 4pm near the park.'
    assert.equal(wordsOf(lost).lede, lost)
  })

  test('stay word for word, in their order', ({ assert }) => {
    const about = `${'We take our time over every loaf that we bake here. '.repeat(30).trim()}\nThe end.`
    const { lede, about: told } = wordsOf(about)
    assert.equal([lede, ...told].join(' '), about.replace('\n', ' '))
  })

  test('a description ends with a sentence', ({ assert }) => {
    const items = ['a', 'b', 'c', 'd'].map((name) => ({
      name: `Very long loaf ${name} with seeds`,
    }))
    for (const { seo } of sitesOf(sheetOf({ ...rich.en, offers: [{ items }] }))) {
      assert.match(seo.description, /\.$/)
      assert.isAtMost(seo.description.length, 160)
    }
  })
})

test.group('Words of the page', () => {
  test('one person says the same as several do', ({ assert }) => {
    const one = (words: string, language: 'en' | 'tr') => inVoice(words, { language, voice: 'I' })
    for (const [many, single] of [
      ['Biz kimiz', 'Ben kimim'],
      ['Ne zaman açığız', 'Ne zaman açığım'],
      ['Buradayız', 'Buradayım'],
      ['Hizmet bölgemiz', 'Hizmet bölgem'],
      ['Kendi sözlerimizle', 'Kendi sözlerimle'],
      ['Metni gönderin, fiyat verelim', 'Metni gönderin, fiyat vereyim'],
      ['Binanızı konuşalım', 'Binanızı konuşalım'],
      ['Temiz işler', 'Temiz işler'],
    ]) {
      assert.equal(one(many, 'tr'), single)
    }
    assert.equal(one('Our work', 'en'), 'My work')
    const about = 'I bake alone. '.repeat(20)
    const words = JSON.stringify(sitesOf(sheetOf({ ...rich.en, own_words: { about } })))
    assert.include(words, 'Write to me')
  })

  test('who tells of somebody else is not headed as we', ({ assert }) => {
    const about = 'Miriam grew up above a pub. She worked as a reporter. '.repeat(5)
    for (const site of sitesOf(sheetOf({ who: { kind: 'writer' }, own_words: { about } })))
      assert.equal(sectionOn(site, 'about')!.heading, 'About')
  })

  test('a list whose items are joined themselves is joined by commas', ({ assert }) => {
    assert.equal(listed(['family law', 'wills']), 'family law and wills')
    assert.equal(
      listed(['family law', 'conveyancing', 'wills and probate']),
      'family law, conveyancing, and wills and probate'
    )
    assert.equal(listed(['banyo ve fön', 'kesim'], 'tr'), 'banyo ve fön, kesim')
  })

  test('a name that says what it is, is told from one that only sounds like it', ({ assert }) => {
    for (const [name, noun] of [
      ['Sunrise Bakery', 'bakery'],
      ['Kordon Fırını', 'fırın'],
      ['Pati Köpek Kuaförü', 'köpek kuaförü'],
      ['Deniz Lokantası', 'lokanta'],
    ]) {
      assert.isTrue(saysTrade(name, noun), name)
    }
    for (const [name, noun] of [
      ['Crumb & Co', 'bakery'],
      ['Barbara', 'bar'],
      ['Barış', 'bar'],
    ]) {
      assert.isFalse(saysTrade(name, noun), name)
    }
  })
})
