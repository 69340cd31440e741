import { test } from '@japa/runner'
import { english, fails, german, passes, turkish } from '#designer_tests/helpers/claims'
import { sheetOf } from '#designer_tests/helpers/sheets'

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
      'I. Kovalenko makes the coffee.',
      'Come in. I. Kovalenko makes the coffee.',
      'A. I. Kovalenko makes the coffee.',
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
      'I bake. You eat.',
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
