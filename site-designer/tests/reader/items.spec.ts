import { test } from '@japa/runner'
import type { Sheet } from '#designer/sheet/sheet'
import { readingOf, takenFrom } from '#designer_tests/reader/helpers/reading_of'

const lists: [prompt: string, items: string, language?: string][] = [
  [
    'Cut – £25\nColour – from £60\nBlow dry – £18 (30 min)',
    'Cut=£25, Colour=from £60, Blow dry=£18 (30 min)',
  ],
  [
    'Haircuts £15, beard trims £8 and hot towel shaves £12.',
    'Haircuts=£15, beard trims=£8, hot towel shaves=£12',
  ],
  ['Cut £22, cut and beard £32', 'Cut=£22, cut and beard=£32'],
  ["Kadıköy'de bir fırınız, simit 12 TL, poğaça 15 TL", 'simit=12 TL, poğaça=15 TL', 'tr'],
  ["Kesim 300 TL\nBoya 900 TL'den başlayan", "Kesim=300 TL, Boya=900 TL'den başlayan", 'tr'],
  ['A cut is £25, colour from £60 and a wash is £5', 'A cut=£25, colour=from £60, a wash=£5'],
  [
    'Double room €90 per night\nDeposit €50\nSingle room €60 per night',
    'Double room=€90 per night, Deposit=€50, Single room=€60 per night',
  ],
  [
    'Margherita – tomato, mozzarella – 9 €\nDiavola – salami – 11 €',
    'Margherita=9 € [tomato, mozzarella], Diavola=11 € [salami]',
    'de',
  ],
  [
    'Margherita 9€\ntomato, mozzarella, basil leaves\nDiavola 11€\nsalami, chili and tomato',
    'Margherita=9€, Diavola=11€',
  ],
  [
    'Starters\nSoup £5\nOlives £4\n\nMains\nRisotto £14\nSteak £22',
    'Starters: Soup=£5, Olives=£4; Mains: Risotto=£14, Steak=£22',
  ],
  [
    'Breads: sourdough £4, rye £5\nCakes: brownie £3, flapjack £2.50',
    'Breads: sourdough=£4, rye=£5; Cakes: brownie=£3, flapjack=£2.50',
  ],
  ['Prices: cut £25, colour £60', 'cut=£25, colour=£60'],
  ['Latte\t£3.20\nTea\t£2', 'Latte=£3.20, Tea=£2'],
  ['| Cut | £25 |\n| Colour | £60 |', 'Cut=£25, Colour=£60'],
  ['£25 Cut\n£60 Colour', 'Cut=£25, Colour=£60'],
  ['Espresso 2,50 €, Cappuccino 3,20 €', 'Espresso=2,50 €, Cappuccino=3,20 €', 'de'],
  ["Rosa's Nails\nGel £25\nBIAB £30", 'Gel=£25, BIAB=£30'],
  ['soup (6€), fish (14€)', 'soup=6€, fish=14€'],
  [
    'Coupe femme : 35 €\nBrushing : à partir de 25 €',
    'Coupe femme=35 €, Brushing=à partir de 25 €',
    'fr',
  ],
  [
    'A box is £190, the service £11 per pump, and there is a pack of ten boxes for £1,500.',
    'A box=£190, the service=£11 per pump, a pack of ten boxes=£1,500',
  ],
  [
    'Navigation weekend £185, and winter skills, two days with an axe, is £240.',
    'Navigation weekend=£185, winter skills=£240 [two days with an axe]',
  ],
  [
    'GOAT, RICE & PEAS 11.50\nPATTIES (beef / veg) 3.20\nSORREL 3.50',
    'GOAT, RICE & PEAS=11.50, PATTIES=3.20 [beef / veg], SORREL=3.50',
  ],
  ['Wills £180, power of attorney £390 + VAT', 'Wills=£180, power of attorney=£390 + VAT'],
  [
    'First hour £70, then £45 an hour, EICR for a two bed flat £160.',
    'First hour=£70 (then £45 an hour), EICR for a two bed flat=£160',
  ],
  [
    'Full ticket £240, Saturday only £95, early price £195 until 31 May.',
    'Full ticket=£240, Saturday only=£95, early price=£195 (until 31 May)',
  ],
  [
    'Rhubarb bun £2.90, babka £24 (order two days before)',
    'Rhubarb bun=£2.90, babka=£24 (order two days before)',
  ],
  ['Cut £22, kids club Saturdays 10 to 11:30 £28', 'Cut=£22, kids club Saturdays 10 to 11:30=£28'],
  [
    'Double room £85, family room £120 per night Check in is from 3pm',
    'Double room=£85, family room=£120 per night',
  ],
  [
    'Yarım gün 14.500 TL, tam gün 21.000 TL, yemek 3.200 TL',
    'Yarım gün=14.500 TL, tam gün=21.000 TL, yemek=3.200 TL',
    'tr',
  ],
  [
    'small room £9/hr big room £14/hr all nighter £60',
    'small room=£9/hr, big room=£14/hr, all nighter=£60',
  ],
  ['Soup for 2 € 19,50, stew € 14', 'Soup for 2=€ 19,50, stew=€ 14', 'nl'],
  ['Adults £5, under 12s £2, children free.', 'Adults=£5, under 12s=£2, children=free'],
  [
    'Zwei Gästezimmer über dem Presshaus, 98 Euro mit Frühstück.',
    'Zwei Gästezimmer über dem Presshaus=98 Euro mit Frühstück',
    'de',
  ],
  [
    'Muskat 14 Euro. Kellerführung mit sechs Proben 22 Euro, nur mit Anmeldung.',
    'Muskat=14 Euro, Kellerführung mit sechs Proben=22 Euro',
    'de',
  ],
  [
    'Jong €11,50 per kilo, belegen €14, oud €18,50, en nagelkaas €13.',
    'Jong=€11,50 per kilo, belegen=€14, oud=€18,50, nagelkaas=€13',
    'nl',
  ],
  ['El libro cuesta 19 € y con dedicatoria 24 €', 'El libro=19 €, con dedicatoria=24 €', 'es'],
  ['1,000 gal pump $425, 1,500 gal $525', '1,000 gal pump=$425, 1,500 gal=$525'],
  [
    'R 320 a head lamb and chops, R 260 a head chicken',
    'lamb and chops=R 320 a head, chicken=R 260 a head',
  ],
  // Where one price is of no item, the sentence stands whole in the text about it.
  ['A tuning £75, raise £110, and I look over a piano you think of for £50.', ''],
]

const noLists = [
  'We post on Wednesdays and Fridays, £3.95 anywhere in the UK.',
  'Op woensdag mag je kijken bij het kaasmaken, €4 per persoon met proeverij.',
  "Stage d'une journée le premier samedi du mois, d'avril à octobre, 95 € repas compris.",
  'Free delivery on orders over £30. £20 deposit.',
  'We raised £5,000 last year and hope for £10,000 this year',
  'Friday £3,900, Saturday £5,200',
  'Lunch 12.30\nDinner 19.30',
  'Our cat is lost, reward £50.',
]

const namedItems = (sheet: Sheet) =>
  sheet.offers
    .map(({ name, items }) => {
      const said = items.map(
        ({ value: { name: item, price, description, note } }) =>
          `${item}=${price}${description ? ` [${description}]` : ''}${note ? ` (${note})` : ''}`
      )
      return `${name ? `${name}: ` : ''}${said.join(', ')}`
    })
    .join('; ')

test.group('Items with prices in a prompt', () => {
  for (const [prompt, items, language] of lists) {
    test(`"${prompt}" is a list with prices`, ({ assert }) => {
      assert.equal(namedItems(takenFrom(prompt, language)), items)
    })
  }

  for (const prompt of noLists) {
    test(`"${prompt}" has nothing for sale`, ({ assert }) => {
      assert.equal(namedItems(readingOf(prompt).sheet), '')
    })
  }

  test('a price alone in a sentence is suggested with its name', ({ assert }) => {
    const { sheet } = readingOf('Our tasting menu is £45 per person and you need to book.')
    assert.deepEqual(sheet.offers, [])
    assert.deepEqual(
      sheet.suggestions.map(({ value }) => value),
      [{ name: 'tasting menu', price: '£45 per person' }]
    )
  })

  test('every item says where it stands', ({ assert }) => {
    const reading = readingOf('We sell simit 12 TL, poğaça 15 TL.')
    const stretches = reading.sheet.offers[0].items.map(({ from }) => reading.text(from!))
    assert.deepEqual(stretches, ['simit 12 TL', 'poğaça 15 TL'])
  })
})
