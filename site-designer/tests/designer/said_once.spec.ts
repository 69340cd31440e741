import { test } from '@japa/runner'
import type { DesignRequest } from '#designer/designer/designer'
import type { Section, Slot } from '#designer/site/site'
import { saysTrade } from '#designer/copy/says_trade'
import { composeIn, draftPlan } from '#designer/outline/draft'
import { fillPlan } from '#designer/fill/plan'
import { inVoice } from '#designer/fill/voice'
import { listed, normalise } from '#designer/text/normalise'
import { choosePage } from '#designer/outline/page_order'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { trades } from '#designer/trades/all'
import { dress } from '#designer/composition/dress'
import { directions } from '#designer/site/kinds'
import { renderSite } from '#designer/renderer/render'
import { withoutTodos } from '#designer/renderer/todos'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function asked(prompt: string, request: Partial<DesignRequest> = {}): DesignRequest {
  return { ...sampleRequests.empty, prompt, ...request }
}

/** The sites of a prompt, one a seed. */
function sitesOf(prompt: string, request: Partial<DesignRequest> = {}) {
  return seeds.map((seed) => fillPlan(draftPlan(asked(prompt, { ...request, seed }))))
}

function markdownsOf(prompt: string, request: Partial<DesignRequest> = {}) {
  return seeds.map((seed) => planMarkdown(draftPlan(asked(prompt, { ...request, seed }))))
}

function section<K extends Section['kind']>(sections: Section[], kind: K) {
  return sections.find((one): one is Extract<Section, { kind: K }> => one.kind === kind)
}

const isSaid = (slot: Slot | undefined) => typeof slot === 'string'

/** What a visitor reads before they scroll, without the buttons and the list. */
function firstScreen(sections: Section[]): string[] {
  const { kicker, title, lede, facts = [] } = section(sections, 'hero')!
  const rows = [...facts, ...(section(sections, 'facts')?.rows ?? [])]
  return [kicker, title, lede, ...rows.map(({ value }) => value)].filter(isSaid) as string[]
}

const rich = {
  en: 'Crumb & Co is a bakery in Leeds. We bake sourdough £4, croissants £2.50 and rye bread £3.80. Since 1994. Open Mon-Sat 7-15:00. Dogs welcome. Phone 0113 496 0000.',
  tr: 'Taş Değirmen, İzmir’de bir fırın. 1987’den beri ekşi mayalı ekmek 80 TL, simit 15 TL ve boyoz 20 TL pişiriyoruz. Pazartesi-cumartesi 07:00-19:00 açığız. Paket servis. Telefon 0232 555 01 20.',
}

test.group('The first screen', () => {
  for (const [language, once] of [
    ['en', [/bakery/i, /Leeds/, /1994/, /07:00/, /Dogs welcome/i, /0113/]],
    ['tr', [/(?<!\p{L})fırın(?!\p{L})/iu, /İzmir/, /1987/, /07:00/, /Paket servis/i, /0232/]],
  ] as const) {
    test(`says each thing at most once, in ${language}`, ({ assert }) => {
      for (const { sections } of sitesOf(rich[language])) {
        const said = firstScreen(sections)
        for (const fact of once) {
          assert.isAtMost(said.filter((line) => fact.test(line)).length, 1, said.join(' | '))
        }
      }
    })
  }

  test('tells the hours where no strip and no board tells them', ({ assert }) => {
    for (const { sections } of sitesOf('Bakery in Leeds. Open Mon-Sat 7-15:00.')) {
      const { lede, artefact } = section(sections, 'hero')!
      if (artefact?.type !== 'week') assert.equal(lede, 'Open Mon–Sat 07:00–15:00.')
      else assert.isFalse(isSaid(lede))
    }
  })

  test('tells a time that several days share once', ({ assert }) => {
    for (const [prompt, told] of [
      [
        'Dentist in Poole. Mon, Wed, Fri 9-17, Tue and Thu 11-19.',
        'Mon, Wed, Fri 09:00–17:00; Tue, Thu 11:00–19:00',
      ],
      ['Bakery in Leeds. Mon-Fri 7-15:00, Sat 8-13:00.', 'Mon–Fri 07:00–15:00, Sat 08:00–13:00'],
    ]) {
      assert.include(sitesOf(prompt)[0].footer.lines, `Open ${told}.`)
    }
  })

  test('leaves out a sentence that says the title again', ({ assert }) => {
    for (const [prompt, told] of [
      ['We are a family bakery in Leeds since 1994.', /We are/],
      ['I run a gelateria in Brighton, everything churned each morning.', /I run/],
      ['Biz Urla’da bir fırınız.', /fırınız/],
    ] as const) {
      for (const { sections } of sitesOf(prompt)) {
        assert.notMatch(firstScreen(sections).join(' | '), told)
      }
    }
    const [{ sections }] = sitesOf(
      'I run a gelateria in Brighton, everything churned each morning.'
    )
    assert.match(section(sections, 'statement')!.text, /churned/)
  })

  test('says a year once, and the rest of the page once more at most', ({ assert }) => {
    for (const [year, prompt] of [
      [
        '1987',
        `Crumb & Co is a bakery in Leeds, since 1987. We bake rye bread. Our grandfather lit the oven in 1987. 12 Mill Street, Leeds. Open Mon-Sat 7-15:00.`,
      ],
      [
        '2011',
        'Bursa’da 2011’den beri Çınaraltı Kuaför. Saç kesimi, boya. Gül Sokak No: 12. Pazartesi-cumartesi 9-19 açığız.',
      ],
      ['1994', rich.en],
      ['1987', rich.tr],
    ]) {
      for (const { sections, footer } of sitesOf(prompt)) {
        const times = (words: unknown) => JSON.stringify(words).split(year).length - 1
        const strip = section(sections, 'facts')
        assert.isAtMost(times([section(sections, 'hero'), strip ?? '']), 1, prompt)
        assert.isAtMost(times(sections), 2, prompt)
        assert.equal(times(footer), 0)
        assert.isAtLeast(times(sections), 1, prompt)
      }
    }
  })

  test('is no line of a price list', ({ assert }) => {
    const repairs = 'Trouser hems £12, zip replacement £18, taking in a waist £20.'
    for (const { sections } of sitesOf(`Tailor in Bristol. ${repairs}`)) {
      assert.equal(section(sections, 'hero')!.title, 'Tailor in Bristol')
    }
    for (const { sections } of sitesOf('Bakery in Bristol. Rye bread £4, buns £2.')) {
      assert.match(section(sections, 'hero')!.title, /^Rye bread/)
    }
  })

  test('gives no strip of facts where they are in sight', ({ assert }) => {
    const short = 'Bakery at 5 Mill Street, Leeds. Bread £3, pies £4. Open Mon-Sat 7-15:00.'
    const between = ['prices', 'menu', 'about', 'statement']
    const inSight = sitesOf(short)
      .map(({ sections }) => sections.map(({ kind }) => kind as string))
      .filter((kinds) => !kinds.some((kind) => between.includes(kind)))
    assert.isNotEmpty(inSight)
    for (const kinds of inSight) assert.notInclude(kinds, 'facts')
  })
})

test.group('The page', () => {
  test('calls the list in the hero and the one below it by two names', ({ assert }) => {
    const prompt =
      'Barber in York. Haircut £20, skin fade £24, beard trim £12, hot towel shave £22, kids cut £14, head shave £16, colour £40, full colour £60.'
    let both = 0
    for (const { sections } of sitesOf(prompt)) {
      const { artefact } = section(sections, 'hero')!
      const below = section(sections, 'prices')
      if (artefact?.type !== 'list' || !below) continue
      both++
      assert.notEqual(artefact.title, below.heading)
      assert.isBelow(artefact.items.length, below.items.length)
    }
    assert.isAbove(both, 0)
  })

  test('has no two headings alike', ({ assert }) => {
    for (const { id, words } of trades) {
      for (const { sections } of sitesOf(words.en.noun, { contact_email: 'us@example.com' })) {
        const headings = sections.flatMap((one) => ('heading' in one ? [one.heading] : []))
        assert.lengthOf(new Set(headings), headings.length, `${id} ${headings.join(', ')}`)
      }
    }
  })

  test('lists packages once', ({ assert }) => {
    const prompt =
      'Graphic designer in Oslo. Logos, books, posters. Packages: Basic package £200, Full package £900.'
    const withPackages = sitesOf(prompt).filter(({ sections }) => section(sections, 'packages'))
    assert.isNotEmpty(withPackages)
    for (const { sections } of withPackages) {
      const names = section(sections, 'services')?.items.map(({ name }) => name) ?? []
      assert.notInclude(names, 'Basic package')
    }
  })

  test('answers no question that the section beside it answers', ({ assert }) => {
    const prompt =
      'Bakery at 5 Mill Street, Leeds. Open Mon-Fri 8-16. No online shop, no walk-ins. Add an FAQ.'
    for (const { sections } of sitesOf(prompt)) {
      const questions = section(sections, 'faq')!.items
      assert.notInclude(
        questions.map(({ question }) => question),
        'Where are you?'
      )
    }
    const [{ sections }] = sitesOf(prompt, { contact_email: '' })
    assert.includeDeepMembers(section(sections, 'faq')!.items, [
      { question: 'Are there walk-ins?', answer: 'No, there are no walk-ins.' },
    ])
  })

  test('tells nobody what was asked of us for the page', ({ assert }) => {
    const prompt =
      'Bakery in Leeds, family-run, open Mon-Fri 8-16. No blog, no pop-ups, no animations, no delivery. Add an FAQ.'
    for (const site of sitesOf(prompt)) {
      const told = JSON.stringify(site)
      assert.notMatch(told, /no blog|pop-?ups|animations/i)
      assert.match(told, /no delivery/)
    }
  })

  test('leaves no empty half where only the hours are known', ({ assert }) => {
    for (const site of sitesOf('Bakery in Leeds. Open Mon-Fri 8-16.')) {
      assert.notMatch(withoutTodos(renderSite(site)), /class="visit-place"/)
    }
    const [site] = sitesOf('Bakery at 5 Mill Street, Leeds. Open Mon-Fri 8-16.')
    if (section(site.sections, 'visit')) assert.match(renderSite(site), /class="visit-place"/)
  })

  test('below the name says what the name does not', ({ assert }) => {
    const linesOf = (prompt: string) => sitesOf(prompt)[0].footer.lines
    assert.isEmpty(linesOf('yoga studio in Freiburg'))
    assert.deepEqual(linesOf('A bakery in Leeds called Sunrise Bakery.'), ['Leeds'])
    assert.deepEqual(linesOf('A bakery in Leeds called Crumb.'), ['Bakery, Leeds'])
  })

  test('speaks of the season only where somebody did', ({ assert }) => {
    const headingsOf = (prompt: string) =>
      sitesOf(prompt).flatMap(({ sections }) =>
        sections.flatMap((one) => [
          'heading' in one ? one.heading : '',
          one.kind === 'hero' && one.artefact?.type === 'list' ? one.artefact.title : '',
        ])
      )
    const terms = /season|mevsim/i
    for (const prompt of [
      'Tailor in Bristol. Trouser hems £12, zips £18.',
      'Terziyiz, Kadıköy’de. Paça kısaltma 150 TL, fermuar değişimi 200 TL.',
      'Clothes shop in York. Coats, shirts, shoes.',
      'Ankara’da butik. Elbise, ceket, triko.',
      'Grocer in York. Apples, pears, Eastern spices.',
      'Konya’da manav. Elma, armut, baharat. Bize yazın, ayıralım.',
    ]) {
      assert.notMatch(headingsOf(prompt).join(' | '), terms)
    }
    assert.match(headingsOf('Clothes shop in York. Winter coats, shirts, shoes.').join(), terms)
    assert.match(headingsOf('Ankara’da butik. Yazlık elbise, ceket, triko.').join(), terms)
  })

  test('a list that waits for its prices is not called by them', ({ assert }) => {
    for (const prompt of ['Barber in York. Haircut, beard trim.', 'Konya’da berber. Saç, sakal.']) {
      for (const { sections } of sitesOf(prompt)) {
        const list = section(sections, 'prices')
        if (list) assert.notMatch(`${list.nav} ${list.heading}`, /price|fiyat|ücret/i)
      }
    }
  })

  test('asks for no picture twice, in any trade and direction', ({ assert }) => {
    for (const trade of trades) {
      for (const [language, ask] of [
        ['en', 'about section and a gallery please'],
        ['tr', 'hakkında bölümü ve galeri olsun'],
      ] as const) {
        const noun = trade.words[language].noun
        const plan = draftPlan(asked(`${noun}, ${ask}`))
        for (const direction of directions) {
          const next = { ...plan, ...composeIn(direction, plan.brief, plan.seed) }
          next.sections = dress(choosePage(next), next)
          const site = JSON.stringify(fillPlan(next).sections)
          const notes = Array.from(site.matchAll(/"describe":"([^"]+)"/g), ([, note]) => note)
          assert.lengthOf([...new Set(notes)], notes.length, `${noun} ${direction}`)
        }
      }
    }
  })
})

test.group('The plan', () => {
  const everything = `${rich.en} 12 Mill Street. We come to Otley, Ilkley and Skipton. Two partners: Ann Lee, baker, and Tom Lee, baker. Please add a gallery, testimonials, FAQ, team, our process, a newsletter and a map.`
  const inTurkish = `${rich.tr} Galeri, müşteri yorumları, sık sorulan sorular ve ekip bölümü olsun.`

  test('says nothing twice in a line or two lines after another', ({ assert }) => {
    for (const markdown of [...markdownsOf(everything), ...markdownsOf(inTurkish)]) {
      const page = markdown.split('\n').filter((line) => /^\d+\. /.test(line))
      for (const line of page) {
        const words = line.toLowerCase().match(/\p{L}{4,}/gu) ?? []
        const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
        assert.lengthOf([...new Set(pairs)], pairs.length, line)
        assert.notMatch(line, /[.!?]["”]?[.,;]/, line)
      }
      const reasons = page.map((line) => line.split(/(?<=[.?!]["”]?) /).at(-1))
      assert.lengthOf([...new Set(reasons)], reasons.length)
    }
  })

  test('counts the places for photos that the page has', ({ assert }) => {
    for (const seed of seeds) {
      const plan = draftPlan(asked('bakery', { seed }))
      const gallery = section(fillPlan(plan).sections, 'gallery')!
      assert.include(planMarkdown(plan), `${gallery.photos.length} places for your photos`)
      for (const { describe } of gallery.photos) assert.include(planMarkdown(plan), describe)
    }
  })

  test('speaks of prices only where there are some', ({ assert }) => {
    const answered = /Prices answered before they are asked|Fiyatlar sorulmadan/
    for (const prompt of ['Barber in York. Haircut, shave.', 'Konya’da berber. Saç, sakal.']) {
      for (const markdown of markdownsOf(prompt)) assert.notMatch(markdown, answered)
    }
    const priced = `Barber in York. ${Array.from({ length: 8 }, (_, at) => `Cut ${'abcdefgh'[at]}x £${at + 9}`).join(', ')}.`
    for (const markdown of markdownsOf(priced)) {
      if (/^\d\..*Cut ax, Cut bx/m.test(markdown.replace(/^1\..*$/m, '')))
        assert.match(markdown, answered)
    }
  })

  test('promises an address, a way and hours only where they are', ({ assert }) => {
    for (const markdown of markdownsOf('bakery in Leeds')) {
      assert.include(markdown, '**Find us in Leeds**: places for your address and your hours.')
    }
    for (const markdown of markdownsOf('Bakery at 5 Mill Street, Leeds. Open Mon-Fri 8-16.')) {
      const visit = markdown.split('\n').find((line) => line.includes('**Find us in Leeds**'))
      if (visit) assert.include(visit, 'your address, your hours, directions.')
    }
  })

  test('calls the business by its own word', ({ assert }) => {
    assert.include(markdownsOf('I am a dog groomer in Bristol.')[0], '- **Trade**: dog groomer\n')
  })
})

test.group('Own words', () => {
  test('of a prompt that is too long end where a sentence ends', ({ assert }) => {
    const sentence = 'We take our time over every loaf because we believe in doing things right. '
    const whole = normalise(`Bakery in Leeds. ${sentence.repeat(400)}`)
    assert.match(whole, /things right\.$/)
    assert.isAbove(whole.length, 11_000)
    assert.match(normalise(`${'<b></b>'.repeat(2_000)}${sentence.repeat(400)}`), /right\.$/)

    const said = JSON.stringify(
      fillPlan(draftPlan(asked(`Bakery in Leeds. ${'x'.repeat(11_900)}. ${sentence.repeat(9)}`)))
    )
    assert.notMatch(said, /doing things(?! right)|believe in(?! doing)/)
  })

  test('without an end, and short of the limit, are as they were', ({ assert }) => {
    assert.lengthOf(normalise('a'.repeat(20_000)), 12_000)
    assert.equal(normalise('No full stop'), 'No full stop')
  })

  test('are quoted whole: a description ends with a sentence', ({ assert }) => {
    const prompt = `A bakery in Leeds called Crumb. ${Array.from({ length: 4 }, (_, at) => `Very long loaf number ${'abcd'[at]} with seeds £3`).join(', ')}. Open Mon-Sat 7-15:00.`
    for (const { seo } of sitesOf(prompt)) {
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
    const [{ sections }] = sitesOf(
      'I am a dog groomer, 12 Mill Street, Bristol. Open Tue-Sat 9-17.'
    )
    assert.include(
      section(sections, 'hero')!.actions.map(({ label }) => label),
      'Find me'
    )
  })

  test('a list whose items are joined themselves is joined by commas', ({ assert }) => {
    assert.equal(listed(['family law', 'wills']), 'family law and wills')
    assert.equal(
      listed(['family law', 'conveyancing', 'wills and probate']),
      'family law, conveyancing, and wills and probate'
    )
    assert.equal(listed(['banyo ve fön', 'kesim'], 've'), 'banyo ve fön, kesim')
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
