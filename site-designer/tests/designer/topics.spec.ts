import { test } from '@japa/runner'
import { chooseLede } from '#designer/fill/lede'
import { fillSite } from '#designer/fill/site'
import { placeOwnWords } from '#designer/fill/own_words'
import type { Sheet } from '#designer/sheet/sheet'
import type { Photo } from '#designer/site/site'
import { outlineOf, sectionOn, siteOf, sitesOf } from '#designer_tests/helpers/composed'
import { sheetOf, type Facts } from '#designer_tests/helpers/sheets'

const wordsOf = (about: string, facts: Facts = {}, language = 'en') =>
  placeOwnWords(sheetOf({ ...facts, own_words: { about } }, { language }))
const rowsOf = (about: string, facts: Facts = {}, language = 'en') =>
  wordsOf(about, facts, language).topics.flatMap(({ rows }) =>
    rows.map(({ label, value }) => [label, value])
  )

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
      rows: [
        { label: 'Yewande Falola', value: 'Earth floors' },
        { label: 'Petra Kohlhaas', value: 'Schools' },
      ],
    })
    const games =
      'Next home games: 6 December against Llanwen 2.30 pm, 20 December against Ely 2 pm.'
    assert.deepEqual(rowsOf(games), [
      ['6 December', 'Against Llanwen 2.30 pm'],
      ['20 December', 'Against Ely 2 pm'],
    ])
  })

  test('times are a timetable, in any language, under what such a page calls it', ({ assert }) => {
    const day = 'Drinks 3 pm at the Old Custom House, dinner 5 pm, bring a jumper.'
    assert.deepEqual(rowsOf(day), [
      ['3 pm', 'Drinks at the Old Custom House'],
      ['5 pm', 'Dinner, bring a jumper'],
    ])
    assert.deepEqual(rowsOf('Training Dienstag 18:30 Uhr, Spiele Samstag 14:00 Uhr.', {}, 'de'), [
      ['Training', 'Dienstag 18:30 Uhr'],
      ['Spiele', 'Samstag 14:00 Uhr'],
    ])
    const sheet = sheetOf({ who: { kind: 'couple' }, own_words: { about: day } })
    const called = [sectionOn(siteOf(sheet), 'detail')?.heading]
    assert.deepEqual(called, ['The day'])
  })

  test('people, prices and years stand where one looks for them', ({ assert }) => {
    const { people } = wordsOf('Sinéad Hurley trumpet, Kwaku Mensah sousaphone.')
    assert.deepEqual(
      people.map(({ label, value }) => `${label}: ${value as string}`),
      ['Sinéad Hurley: Trumpet', 'Kwaku Mensah: Sousaphone']
    )
    const { priced } = wordsOf(
      '£640 a week in winter, £980 a week in June; short breaks from £330.'
    )
    assert.deepEqual(
      priced.map(({ name, price }) => [name, price]),
      [
        ['In winter', '£640 a week'],
        ['In June', '£980 a week'],
        ['Short breaks', 'from £330'],
      ]
    )
    const career = 'Senior architect at Tussock since 2019; before that Harbourline 2014–2019.'
    assert.deepEqual(rowsOf(career, { who: { kind: 'person' } }), [
      ['Since 2019', 'Senior architect at Tussock'],
      ['2014–2019', 'Before that Harbourline'],
    ])
  })

  test('one row alone stands with what else is good to know, and a price without its “of”', ({
    assert,
  }) => {
    const facts: Facts = { good_to_know: ['Dress code: summer', 'Vegetarian food'] }
    const { known, topics } = wordsOf('', facts)
    assert.deepEqual([known, topics], [['Dress code: summer', 'Vegetarian food'], []])
    assert.deepEqual(rowsOf('Reward of £200.'), [['Reward', '£200']])
    assert.deepEqual(rowsOf('You see one number: what is still open.'), [])
  })

  test('what somebody tells of themselves stays a sentence', ({ assert }) => {
    const about = 'We open the oven at 5 am and we sing until noon. I charge £20 and a cake.'
    const { topics, priced, about: story, lede } = wordsOf(about)
    assert.deepEqual([topics, priced], [[], []])
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

test.group('Where the picture is missing', () => {
  const said = 'We talk to the dough, and it has never answered back yet.'
  const about = `We bake for Leith. It takes two days to make a loaf here, and nobody is in a hurry. ${said}`
  const who = { name: 'Crumb', kind: 'bakery' }
  const heroOf = (sheet: Sheet) => {
    const site = fillSite(sheet, { ...outlineOf(sheet), artefact: 'plate' })
    return { site, artefact: sectionOn(site, 'hero')!.artefact as { photo: Photo } }
  }

  test('a sentence of theirs stands large, and nowhere else on the page', ({ assert }) => {
    const { site, artefact } = heroOf(sheetOf({ who, own_words: { about } }))
    assert.equal(artefact.photo.words, said)
    assert.lengthOf(JSON.stringify(site.sections).match(/never answered back/g) ?? [], 1)
  })

  test('or else the first letter of the name, until their own photo comes', ({ assert }) => {
    const bare = sheetOf({ who })
    assert.equal(heroOf(bare).artefact.photo.letters, 'C')
    const photo = {
      src: 'images/a.webp',
      title: 'a',
      alt: '',
      width: 1200,
      height: 800,
      sources: [],
    }
    const { photo: shown } = heroOf({ ...bare, photos: [photo] }).artefact
    assert.deepEqual([shown.src, shown.words, shown.letters], [photo.src, undefined, undefined])
  })
})
