import { test } from '@japa/runner'
import { claimsOnlyWhatWasSaid, unsaidIn } from '#designer/sheet/claims'
import { saidOn } from '#designer/sheet/claims/said'
import type { Sheet } from '#designer/sheet/sheet'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

const prompt =
  'Halfway Coffee is a coffee shop in Leeds, since 1987. Espresso £2.60, two baristas, Ada and Jo Brown. ' +
  'We won a regional award in 2019. Ring 0113 496 0000 or write to ada@halfway.example. ' +
  "Don't put my number 0700 900 123 on the page. Open weekdays 7.30-16:00."

const english: Sheet = sheetOf(
  {
    who: { name: 'Halfway Coffee', description: 'coffee shop', founding_year: '1987' },
    where: [{ locality: 'Leeds', opening_hours: week({ 'monday-friday': '07:30-16:00' }) }],
    contact: {
      telephones: ['0113 496 0000'],
      emails: ['ada@halfway.example'],
      links: [{ url: 'https://www.instagram.com/halfway', label: 'Instagram' }],
    },
    offers: [{ items: [{ name: 'Espresso', price: '£2.60' }] }],
    people: [{ name: 'Ada' }, { name: 'Jo Brown', role: 'barista' }],
    good_to_know: ['Free parking'],
  },
  { prompt }
)
{
  const start = prompt.indexOf("Don't put")
  const end = prompt.indexOf(' Open weekdays')
  english.coverage = [
    { from: [0, start], as: 'unplaced' },
    { from: [start, end], as: 'refusal' },
    { from: [end, prompt.length], as: 'unplaced' },
  ]
}

const turkish = sheetOf({
  who: { name: 'Kordon Fırını', description: 'fırın', founding_year: '1987' },
  where: [{ locality: 'İzmir', opening_hours: week({ 'monday-saturday': '07:00-19:00' }) }],
  offers: [{ items: [{ name: 'Simit', price: '15 TL' }] }],
  own_words: { about: 'Unumuz Bergama’daki bir değirmenden gelir. Üç fırıncıyız.' },
  wishes: { language: 'tr' },
})

const german = sheetOf({
  who: { name: 'Bäckerei Lindner', description: 'Bäckerei', founding_year: '1952' },
  where: [{ locality: 'Münster', opening_hours: week({ 'tuesday-saturday': '07:00-18:00' }) }],
  offers: [{ items: [{ name: 'Roggenbrot', price: '4,50 €' }] }],
  own_words: { about: 'Wir backen mit Sauerteig und viel Zeit.' },
  wishes: { language: 'de' },
})

function unsaid(sheet: Sheet, text: string): string[] {
  return unsaidIn(text, saidOn(sheet, sheet === english ? prompt : ''), sheet.wishes.language.value)
}

function passes(
  assert: { deepEqual(a: unknown, b: unknown, m?: string): void },
  sheet: Sheet,
  texts: string[]
) {
  for (const text of texts) assert.deepEqual(unsaid(sheet, text), [], text)
}

function fails(
  assert: { isNotEmpty(a: unknown, m?: string): void },
  sheet: Sheet,
  texts: string[]
) {
  for (const text of texts) assert.isNotEmpty(unsaid(sheet, text), text)
}

test.group('What a model may say in English', () => {
  test('is what was said, and plain words', ({ assert }) => {
    passes(assert, english, [
      'Coffee, and a seat by the window',
      'Halfway Coffee is a coffee shop in Leeds.',
      'Pull up a chair. There is always a cup for you at Halfway Coffee.',
      'Since 1987, Leeds has stopped here for a cup.',
      'An espresso is £2.60, and no one will hurry you.',
      'Ada and Jo Brown make the coffee.',
      'Our two baristas know the machine well.',
      'Our 2 baristas know the machine well.',
      'Come by on a Tuesday from 7:30, or any weekday until 4 pm.',
      'We won a regional award in 2019.',
      'Ring 0113 496 0000 or write to ada@halfway.example.',
      'Find us at instagram.com/halfway.',
      'There is free parking.',
      'Ada’s favourite? One of the oldest questions.'
        .replace('favourite', 'answer')
        .replace('oldest', 'old'),
      'I make coffee because I like people.',
    ])
  })

  test('has no figure that nobody gave', ({ assert }) => {
    fails(assert, english, [
      'Since 1950.',
      'Serving Leeds for 37 years.',
      'An espresso is £2.90.',
      'An espresso is €2.60.',
      'Three baristas stand at the bar.',
      'We have one oven and much patience.',
      'Dozens of beans to choose from.',
      'Hundreds of guests come back.',
      '20% off on weekdays.',
      'Open from 8 am.',
      'Open until 5 pm.',
      'Call 0113 496 0001.',
      'Call 0700 900 123.',
      'You find us at 14 Mill Street.',
      'A third generation of coffee makers.',
      'Open around the clock, 24/7.',
    ])
  })

  test('has no name, place or day that nobody named', ({ assert }) => {
    fails(assert, english, [
      'The coffee shop in York.',
      'Our beans come from Ethiopia.',
      'The coffee that Gordon Ramsay drinks.',
      'Gordon Ramsay drinks here.',
      'Come by on a Sunday.',
      'We roast every April.',
      'Roasted with ACME machines.',
      'Trusted By Google And Many More',
      'Made in the old Corn Exchange.',
      'York has waited for this cup.',
      'Yorkshire water makes the best tea, they say.'.replace('best ', ''),
      'London’s coffee.',
      'Sarah makes the coffee.',
      'Italian beans, slowly roasted.',
    ])
  })

  test('has no spot in a town that nobody told', ({ assert }) => {
    fails(assert, english, [
      'In the heart of the old town.',
      'Just off the high street.',
      'A seat near the station.',
      'Coffee by the river.',
      'In the city centre, and easy to find.',
    ])
  })

  test('begins with any word that is also a name', ({ assert }) => {
    passes(assert, english, [
      'Reading a paper is welcome here.',
      'Grace in every cup.',
      'Ginger goes well with coffee.',
      'Will you come by?',
      'Nice to meet you.',
    ])
  })

  test('has no praise or promise that nobody made', ({ assert }) => {
    fails(assert, english, [
      'Award-winning coffee.',
      'The best coffee in town.',
      'The most popular bar of the street.',
      'Probably the oldest bar around.',
      'World-class espresso.',
      'Organic beans.',
      'Handmade cakes.',
      'A family-run bar.',
      'Free delivery.',
      'Satisfaction guaranteed.',
      'Certified baristas.',
      'Roasted daily.',
      'Experts in coffee.',
    ])
  })

  test('has no link, address or quote that nobody gave', ({ assert }) => {
    fails(assert, english, [
      'See www.best-coffee.com.',
      'Write to hello@halfway.example.',
      'Follow @halfwaycoffee.',
      '“I come every day for the flat white,” says a guest.'.replace('every day ', ''),
      'As they say: "coffee first and talk later".',
    ])
  })
})

test.group('What a model may say in Turkish', () => {
  test('is what was said, and plain words', ({ assert }) => {
    passes(assert, turkish, [
      'Kordon Fırını, İzmir’de bir fırın.',
      'Simit 15 TL. Sıcakken gelin.',
      '1987’den beri bu sokakta ekmek kokuyor.',
      'Ekmeğin unu Bergama’daki bir değirmenden gelir.',
      'Üç fırıncı, bir tezgâh.',
      'Sabah 7:00 olunca kapı açılır.',
    ])
  })

  test('has nothing that nobody said', ({ assert }) => {
    fails(assert, turkish, [
      '1950’den beri buradayız.',
      'Simit 20 TL.',
      'Beş fırıncıyız.',
      'Ödüllü ekmekler.',
      'Şehrin en iyi simidi.',
      'Yüzlerce misafir.',
      'Organik un.',
      'Dört nesildir fırıncıyız.',
      'Ankara’nın fırını, yani Ankara’da bir fırın.',
      'Bugün pazar günü, yani Pazar da açığız.',
      'Ücretsiz teslimat.',
      'Ankara ekmeği kokar.',
      'Ayşe sabah erken kalkar.',
      'Ankaralı fırıncılar.',
      'Şehrin tam kalbinde bir fırın.',
      'Yüzde 20 indirim.',
    ])
  })
})

test.group('What a model may say in German', () => {
  test('is what was said, and plain words with their capitals', ({ assert }) => {
    passes(assert, german, [
      'Brot, das Zeit hatte',
      'In der Bäckerei Lindner duftet es schon am Morgen nach Brot.',
      'Kommen Sie vorbei und nehmen Sie Ihr Brot gleich mit.',
      'Ein Roggenbrot kostet 4,50 €.',
      'Seit 1952 backen wir in Münster.',
      'Wer Rosen mag, mag auch Brot, und Essen hält Leib und Seele zusammen.',
      'Münsters Brot, und eine Halle voller Duft.',
      'Bei einer Tasse Kaffee lässt sich gut warten.',
      'Am Dienstag um 7 Uhr geht es los.',
    ])
  })

  test('has nothing that nobody said', ({ assert }) => {
    fails(assert, german, [
      'Seit 1920 in Münster.',
      'Ein Roggenbrot kostet 5 €.',
      'Unsere zwölf Bäcker stehen früh auf.',
      'Das beste Brot der Stadt.',
      'Preisgekröntes Brot.',
      'In dritter Generation gebacken.',
      'Täglich frisch.',
      'Bio, und zwar ganz.',
      'Unser Meister ist Karl Schneider.',
      'Am Sonntag geöffnet.',
      'Um 6 Uhr geht es los.',
      'Brot aus Hamburg.',
      'Im Herzen der Stadt.',
      'Hamburgs Brot.',
      'Ein Leipziger Brot.',
      'Sabine steht früh auf.',
      'In der Lindenstraße duftet es.',
      'Mitten in München backen wir.',
      'Kunden sagen: „Das Brot schmeckt wie früher“.',
      'Mehr auf lindner-brot.de.',
    ])
  })
})

const others: { language: string; place: string; says: string[]; invents: string[] }[] = [
  {
    language: 'fr',
    place: 'Lyon',
    says: ['Lyon se lève, et le pain est chaud.', 'Tours de main et patience.'],
    invents: ['Bordeaux aime le pain.', 'Élodie se lève tôt.', 'Au cœur de la ville.'],
  },
  {
    language: 'es',
    place: 'Sevilla',
    says: ['Sevilla despierta con pan.', 'Alegría en cada pan.'],
    invents: ['Madrid quiere pan.', 'Antonio se levanta pronto.', 'En el corazón del barrio.'],
  },
  {
    language: 'it',
    place: 'Torino',
    says: ['Torino si sveglia con il pane.', 'Rosa è il colore del mattino.'],
    invents: ['Milano ama il pane.', 'Giovanni si alza presto.', 'Nel cuore della città.'],
  },
  {
    language: 'nl',
    place: 'Utrecht',
    says: ['Utrecht ruikt naar brood.', 'Iedereen is welkom.'],
    invents: ['Rotterdam houdt van brood.', 'Marieke bakt.', 'In het hart van de stad.'],
  },
  {
    language: 'pt',
    place: 'Porto',
    says: ['Porto acorda com pão.', 'Clara é a manhã.'],
    invents: ['Lisboa gosta de pão.', 'Joaquim acorda cedo.', 'No coração da cidade.'],
  },
]

test.group('Names that begin a sentence', () => {
  for (const { language, place, says, invents } of others) {
    test(`${language}: those that were said may, others may not`, ({ assert }) => {
      const sheet = sheetOf({ where: [{ locality: place }], wishes: { language } })
      passes(assert, sheet, says)
      fails(assert, sheet, invents)
    })
  }
})

test.group('Names after an apostrophe, an initial or a title', () => {
  test('are found', ({ assert }) => {
    fails(assert, english, [
      'O’Malloran makes the coffee.',
      "Pull up a chair beside O'Malloran.",
      'OʼMalloran makes the coffee.',
      'Coffee as at d’Avrignolles.',
      'J. Kovalenko makes the coffee.',
      'Come in. J. K. Kovalenko makes the coffee.',
      'Ms. Kovalenko makes the coffee.',
      'Mrs. Kovalenko and Dr. Okonjo drink here.',
      'St. Orvald has waited for this cup.',
      'We like the Art of it.',
      'A cup with Du and me.',
    ])
    fails(assert, german, [
      'J. Kovalenko steht früh auf.',
      'Herr Kovalenko steht früh auf.',
      'Frau Dr. med. Kovalenko steht früh auf.',
      'Brot wie bei O’Malloran.',
    ])
    const french = sheetOf({ wishes: { language: 'fr' } })
    const italian = sheetOf({ wishes: { language: 'it' } })
    fails(assert, french, ['Le pain de l’Olympion.', 'Mme. Avrignolles se lève tôt.'])
    fails(assert, italian, ['Il pane dell’Umbrella.', 'L’Olympion ama il pane.'])
  })

  test('may be told where they were said', ({ assert }) => {
    const sheet = sheetOf({
      who: { name: 'O’Malloran & d’Avrignolles' },
      where: [{ locality: 'St. Orvald' }],
      people: [{ name: 'Jana Kovalenko' }],
    })
    passes(assert, sheet, [
      "O'Malloran makes the coffee.",
      'OʼMalloran makes the coffee.',
      'Coffee as at d’Avrignolles.',
      'J. Kovalenko makes the coffee.',
      'Ms. Kovalenko makes the coffee.',
      'St. Orvald has waited for this cup.',
      'You like coffee, and so do I. Come by.',
      'We’re here, and it’s warm. Don’t wait.',
    ])
    const olympion = { who: { name: 'L’Olympion' } }
    passes(assert, sheetOf({ ...olympion, wishes: { language: 'fr' } }), [
      'Le pain de l’Olympion. L’eau et le sel.',
    ])
    passes(assert, sheetOf({ ...olympion, wishes: { language: 'it' } }), [
      'Il pane dell’Olympion. L’olio è buono.',
    ])
    passes(assert, german, [
      'Herr Lindner steht früh auf.',
      'Mit Vitamin C Kaffee trinken.',
      'Eine Art Brot, und Du nimmst es mit.',
    ])
    passes(assert, turkish, ['İZMİR’DEN', 'İzmir’den gelin.'])
  })
})

test.group('The words of a model', () => {
  test('lose the texts that claim something, and a section without any is ours', ({ assert }) => {
    const copy = {
      hero: { heading: 'Coffee in Leeds', intro: 'The best in town.' },
      about: {
        heading: 'About the bar',
        paragraphs: ['Ada stands at the bar.', 'She won 12 medals.', 'Come in.'],
      },
      hours: { heading: 'Open on Sunday' },
    }
    assert.deepEqual(claimsOnlyWhatWasSaid(english, prompt, copy), {
      hero: { heading: 'Coffee in Leeds' },
      about: { heading: 'About the bar', paragraphs: ['Ada stands at the bar.', 'Come in.'] },
    })
  })

  test('do not tell what was corrected since', ({ assert }) => {
    const sheet = sheetOf(
      { offers: [{ items: [{ name: 'Rye', price: '4 €' }] }] },
      { prompt: 'Rye 4 €' }
    )
    const text = { about: { intro: 'A loaf of rye is 4 €.' } }
    assert.deepEqual(claimsOnlyWhatWasSaid(sheet, 'Rye 4 €', text), text)
    const offers = [
      { items: [{ value: { name: 'Rye', price: '5 €' }, source: 'edited' as const }] },
    ]
    const corrected: Sheet = {
      ...sheet,
      offers,
      edited: ['offers'],
      coverage: [{ from: [0, 7], as: 'field', field: 'offers' }],
    }
    assert.deepEqual(claimsOnlyWhatWasSaid(corrected, 'Rye 4 €', text), {})
  })

  test('of a language without lists of ours are held to figures, links and names', ({ assert }) => {
    const polish = sheetOf({ who: { name: 'Piekarnia Zorza' }, wishes: { language: 'pl' } })
    passes(assert, polish, ['Chleb i bułki, prosto z pieca.', 'Piekarnia Zorza zaprasza.'])
    fails(assert, polish, [
      'Od 1950 roku.',
      'Chleb z Krakowa i nie tylko, także z Gdańska.',
      'Zapraszamy na zorza.pl/chleb lub www.zorza.com.',
    ])
  })
})
