import { test } from '@japa/runner'
import { chooseLede } from '#designer/fill/sentences/lede'
import { sortSentences } from '#designer/fill/sentences/sort_sentences'
import { renderSite } from '#designer/page/render_site'
import { sectionOn, siteOf, sitesOf } from '#designer_tests/helpers/composed'
import { sheetOf, week, type Facts } from '#designer_tests/helpers/sheets'

const wordsOf = (about: string, facts: Facts = {}, language = 'en') =>
  sortSentences(sheetOf({ ...facts, own_words: { about } }, { language }))
const linesOf = (about: string, facts: Facts = {}, language = 'en') =>
  wordsOf(about, facts, language).topics.flatMap(({ paragraphs, rows }) => [
    ...paragraphs,
    ...rows.map(({ label, value }) => `${label}: ${value as string}`),
  ])

test.group('What a person wrote stands under its own heading', () => {
  test('a line with a heading of theirs keeps it, and is parted where it names each thing', ({
    assert,
  }) => {
    const [speakers] = wordsOf(
      'Speakers: Yewande Falola (earth floors), Petra Kohlhaas (schools).'
    ).topics
    assert.deepEqual(speakers, {
      about: 'glance',
      heading: 'Speakers',
      paragraphs: [],
      rows: [
        { label: 'Yewande Falola', value: 'Earth floors' },
        { label: 'Petra Kohlhaas', value: 'Schools' },
      ],
    })
    const games =
      'Next home games: 6 December against Llanwen 2.30 pm, 20 December against Ely 2 pm.'
    assert.deepEqual(linesOf(games), [
      '6 December against Llanwen 2.30 pm',
      '20 December against Ely 2 pm',
    ])
  })

  test('sentences of days and times stay whole, and a list of them has a line for each', ({
    assert,
  }) => {
    const ceremony =
      'The ceremony is on Friday 22 May at 9.30 in the temple, breakfast afterwards in the hall.'
    assert.deepEqual(linesOf(`${ceremony} We met in a queue.`, { who: { name: 'P and J' } }), [
      ceremony,
    ])
    const rehearsal = 'We rehearse every Wednesday from 7 to 9 at Zoar Chapel.'
    assert.deepEqual(linesOf(rehearsal, { who: { name: 'The Pipes' } }), [rehearsal])
    assert.deepEqual(linesOf('Training Dienstag 18:30 Uhr, Spiele Samstag 14:00 Uhr.', {}, 'de'), [
      'Training Dienstag 18:30 Uhr',
      'Spiele Samstag 14:00 Uhr',
    ])
    const day = 'Ceremony 1 pm at the kirk, then everyone walks to the harbour, drinks at 3 pm.'
    assert.deepEqual(linesOf(day, { who: { name: 'Ada and Bo' } }), [day])
    const who = { name: 'Ada and Bo', kind: 'couple' }
    const sheet = sheetOf({ who, own_words: { about: ceremony } })
    assert.equal(sectionOn(siteOf(sheet), 'detail')?.heading, 'The day')
  })

  test('or stand below the opening hours, where these are known', ({ assert }) => {
    const about = 'On Thursdays we close at 3 pm for the band.'
    const where = [{ opening_hours: week({ 'monday-friday': '09:00-17:00' }) }]
    for (const site of sitesOf(sheetOf({ who: { name: 'Crumb' }, where, own_words: { about } })))
      assert.lengthOf(JSON.stringify(site.sections).match(/On Thursdays we close/g) ?? [], 1)
    assert.deepEqual(wordsOf(about, { who: { name: 'Crumb' }, where }).beside.hours, [about])
  })

  test('a sentence of prices stays whole: as a topic, or below the list of the sheet', ({
    assert,
  }) => {
    const offers = [{ items: [{ name: 'Wrapping', price: '£20' }] }]
    for (const about of [
      '£640 a week in winter, £980 a week in June; short breaks from £330.',
      'One box is £190, the service £11 per pump, and there is a pack of ten boxes for £1,500.',
      'Membership fee: £15 a year.',
    ]) {
      const [topic] = wordsOf(about, { who: { name: 'Tallybark' } }).topics
      assert.deepInclude(topic, { about: 'prices', paragraphs: [about] })
      const { topics, beside } = wordsOf(about, { who: { name: 'Tallybark' }, offers })
      assert.deepEqual([topics, beside.prices], [[], [about]])
    }
  })

  test('one row alone stands with what else is good to know', ({ assert }) => {
    const facts: Facts = { good_to_know: ['Dress code: summer', 'Vegetarian food'] }
    const { known, topics } = wordsOf('', facts)
    assert.deepEqual([known, topics], [['Dress code: summer', 'Vegetarian food'], []])
    assert.deepEqual(linesOf('You see one number: what is still open.'), [])
  })

  test('short words that a reading left of a sentence are shown too', ({ assert }) => {
    const facts: Facts = { who: { name: 'Pilot' } }
    const { lede, known } = wordsOf('any hour\nBring the muddy dog\nHe ran off.', facts)
    assert.deepEqual([lede, known], ['He ran off.', ['Any hour', 'Bring the muddy dog']])
  })

  test('what somebody tells of themselves stays a sentence, in the order in which it was told', ({
    assert,
  }) => {
    const about = 'We bake bread. We lost £212 last year and are proud of it. One of us sings.'
    const { topics, about: story, lede } = wordsOf(about, { who: { name: 'Crumb' } })
    assert.isEmpty(topics)
    assert.equal([lede, ...story].join(' '), about)
  })

  test('whom to write to stands beside the form, and a list that fields hold nowhere twice', ({
    assert,
  }) => {
    const about =
      'RSVP by 1 June to us@mail.example. Novels: A Quiet Flood (2019), The Tollkeeper (2016).'
    const facts: Facts = {
      contact: { emails: ['us@mail.example'] },
      works: [
        { title: 'A Quiet Flood', year: '2019' },
        { title: 'The Tollkeeper', year: '2016' },
      ],
    }
    for (const site of sitesOf(sheetOf({ ...facts, own_words: { about } }))) {
      const [contact] = [sectionOn(site, 'contact')!]
      assert.equal(contact.intro, 'RSVP by 1 June to us@mail.example.')
      assert.lengthOf(JSON.stringify(site.sections).match(/A Quiet Flood/g) ?? [], 1)
    }
  })
})

test('a day by which to answer is not left out with the address that it ends with', ({
  assert,
}) => {
  const answer = 'Please answer by 10 April: us@mail.example.'
  const facts: Facts = { who: { name: 'P and J' }, contact: { emails: ['us@mail.example'] } }
  assert.deepEqual(wordsOf(`We marry twice. ${answer}`, facts).beside.contact, [answer])
})

test.group('A page without a name', () => {
  test('begins with the first thing that they say, once', ({ assert }) => {
    const first = 'Please help us find Pilot.'
    const about = `${first} He ran from the car park when a train went over the viaduct.`
    for (const site of sitesOf(
      sheetOf({ where: [{ locality: 'Ribblehead' }], own_words: { about } })
    )) {
      assert.equal(sectionOn(site, 'hero')!.title, 'Please help us find Pilot')
      assert.lengthOf(JSON.stringify(site.sections).match(/find Pilot/g) ?? [], 1)
    }
  })

  test('a notice is called by its first words, and not by the kind of page it is', ({ assert }) => {
    const about = 'Lost cat in Norwich. Gustav has a white bib and a kink in his tail.'
    const facts: Facts = { who: { kind: 'notice' }, where: [{ locality: 'Norwich' }] }
    const site = siteOf(sheetOf({ ...facts, own_words: { about } }))
    assert.equal(sectionOn(site, 'hero')!.title, 'Lost cat in Norwich')
    assert.equal(site.business.name, 'Lost cat in Norwich')
  })

  test('is called by what it is and where, where that is known', ({ assert }) => {
    const who = { description: 'pottery studio' }
    const site = siteOf(
      sheetOf({ who, where: [{ locality: 'Leith' }], own_words: { about: 'We throw pots.' } })
    )
    assert.equal(site.business.name, 'Pottery studio in Leith')
    assert.equal(sectionOn(site, 'hero')!.title, 'Pottery studio in Leith')
  })
})

test.group('Words of a kind that is only likely', () => {
  test('stand on no page: its headings are those of any', ({ assert }) => {
    const offers = [
      {
        items: [
          { name: 'Gin', price: '£36' },
          { name: 'Rum', price: '£44' },
        ],
      },
    ]
    const likely = (why: 'most_likely') => ({
      ...sheetOf({ who: { name: 'Carraig' }, offers, contact: { telephones: ['01632 960551'] } }),
      suggestions: [
        {
          id: 'a',
          field: 'who.kind' as const,
          value: 'restaurant',
          from: [0, 1] as [number, number],
          why,
        },
      ],
    })
    const page = JSON.stringify(siteOf(likely('most_likely')))
    assert.notMatch(page, /book a table|the menu/i)
    assert.match(page, /"Prices"/)
  })
})

test.group('The line below the headline', () => {
  const chosen = (sentences: string[], facts: Facts = {}, language = 'en') =>
    chooseLede(sentences, sheetOf(facts, { language }))

  test('says what this is before anything else that they tell', ({ assert }) => {
    const what = 'Slow Hinge, a small yoga studio in Asheville.'
    const who = { name: 'Slow Hinge', kind: 'yoga_studio', description: 'yoga studio' }
    assert.equal(chosen(['We started after a knee surgery.', what], { who }), what)
    const invoices =
      'We read the invoices of small farms and tell them which subsidies they are missing.'
    assert.equal(chosen(['Works on a phone.', invoices, 'We grew up on farms.']), invoices)
    const { lede } = wordsOf(what, { who })
    assert.equal(lede, 'A small yoga studio in Asheville.')
  })

  test('is never a price, a heading, an address of mail or a remark by the way', ({ assert }) => {
    const facts = { contact: { emails: ['a@b.example'] } }
    for (const sentence of [
      'Readings: 5 June 7 pm Hull Central Library.',
      'We charge £40 for that.',
      'Write to us at a@b.example whenever you like.',
      'He is frightened of men in hats.',
      'Registered since 2014.',
      'We speak Greek.',
    ])
      assert.isUndefined(chosen([sentence], facts), sentence)
  })
})

test.group('A hero without a photo', () => {
  test('is the title alone, and never a letter or a pattern in its place', ({ assert }) => {
    for (const site of sitesOf(sheetOf({ who: { name: 'Crumb', kind: 'bakery' } }))) {
      const { artefact } = sectionOn(site, 'hero')!
      assert.isUndefined(artefact)
      assert.notMatch(renderSite(site), /hero-artefact"/)
    }
  })
})
