import { test } from '@japa/runner'
import { findPrice } from '#designer/facts/money'
import { thingsIn } from '#designer/facts/variants'
import { draftPlan } from '#designer/outline/draft'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

/** What is offered, with its price behind "=" and what is told of it in brackets of its own. */
function offersIn(prompt: string): string[] {
  return draftPlan({ ...sampleRequests.empty, prompt }).brief.offers.map(
    ({ name, price, detail }) =>
      [name, price ? `=${price}` : '', detail ? ` {${detail}}` : '']
        .join('')
        .replaceAll('\u00a0', ' ')
  )
}

/** Prompts, and all that each of them offers. */
const rows: Record<string, [string, string[]][]> = {
  'what a page is made of is sold where it has a price': [
    [
      'Hairdresser in York. Cut £30, colour £60, full colour £80. Warm colours please.',
      ['Cut=£30', 'Colour=£60', 'Full colour=£80'],
    ],
  ],
  'a price keeps the tax and the terms it is told with': [
    [
      'Accountant in Leeds. Payroll £40 + VAT, VAT returns £150 ex VAT, full accounts £600 inc VAT.',
      ['Payroll=£40 + VAT', 'VAT returns=£150 ex VAT', 'Full accounts=£600 inc VAT'],
    ],
    [
      'Plumber. Boiler service £90 plus VAT. Callout £60 (excl. VAT).',
      ['Boiler service=£90 + VAT', 'Callout=£60 ex VAT'],
    ],
    [
      'Muhasebeci. Defter tutma 2.500 TL + KDV, bordro 900 TL (KDV dahil), danışmanlık saatlik 1.200 TL artı KDV.',
      [
        'Defter tutma=2.500 TL + KDV',
        'Bordro=900 TL KDV dahil',
        'Danışmanlık=1.200 TL / saat + KDV',
      ],
    ],
    [
      'Wedding photographer in Bath. Portraits £150/hr, prints from £15 each. Prices exclude VAT.',
      ['Portraits=£150 an hour ex VAT', 'Prints=from £15 each ex VAT'],
    ],
    [
      'Solicitor in York. Wills £180 single, £280 couple, both plus VAT.',
      ['Wills (single)=£180 + VAT', 'Wills (couple)=£280 + VAT'],
    ],
    [
      'Marangoz. Mutfak dolabı metresi 4.500 TL, gardırop 12.000 TL’den. Fiyatlara KDV dahil değildir.',
      ['Mutfak dolabı=4.500 TL / metre KDV hariç', 'Gardırop=12.000 TL’den KDV hariç'],
    ],
    [
      'Piano repairs in Ludlow. Regulation £40 an hour plus parts, travel £20 within 10 miles.',
      ['Regulation=£40 an hour + parts', 'Travel=£20 {Within 10 miles}'],
    ],
    [
      'Cooking class in Izmir, 60 € per person incl. lunch.',
      ['Cooking class=60 € a person {Including lunch}'],
    ],
    [
      'Dalış okulu Kaş. Deneme dalışı 1.500 TL, sertifikalı dalış 900 TL (ekipman dahil).',
      ['Deneme dalışı=1.500 TL', 'Sertifikalı dalış=900 TL {Ekipman dahil}'],
    ],
  ],
  'each variant has its own price, whichever stands first': [
    [
      'Hearing centre in Leeds. Hearing aids £180 single £290 pair.',
      ['Hearing aids (single)=£180', 'Hearing aids (pair)=£290'],
    ],
    [
      'Hearing centre in Perth. Ear wax removal £55 one ear / £75 both ears, batteries £3 a pack.',
      ['Ear wax removal (one ear)=£55', 'Ear wax removal (both ears)=£75', 'Batteries=£3 a pack'],
    ],
    [
      'Guesthouse in Whitby. Rooms single £80, double £120.',
      ['Rooms (single)=£80', 'Rooms (double)=£120'],
    ],
    [
      'Guesthouse in Whitby. Rooms: single £80, double £120.',
      ['Rooms (single)=£80', 'Rooms (double)=£120'],
    ],
    [
      'Hotel in York. Double room £90 weekdays £120 weekends.',
      ['Double room (weekdays)=£90', 'Double room (weekends)=£120'],
    ],
    [
      'Tea room. Coffee £2.80 small, £3.40 large.',
      ['Coffee (small)=£2.80', 'Coffee (large)=£3.40'],
    ],
    [
      'Car wash. Small car £8, medium £10, large £12, van £15.',
      ['Small car=£8', 'Medium car=£10', 'Large car=£12', 'Van=£15'],
    ],
    [
      'Nails by Jo. Gel manicure £28, with nail art £35, removal £8.',
      ['Gel manicure=£28', 'Gel manicure (with nail art)=£35', 'Removal=£8'],
    ],
    [
      'Print shop in Leicester. Business cards 250 for £28 + VAT, 500 for £39 + VAT, A2 posters £12 each.',
      ['Business cards (250)=£28 + VAT', 'Business cards (500)=£39 + VAT', 'A2 posters=£12 each'],
    ],
    [
      'Pansiyon. Tek kişilik oda 1200 TL, çift kişilik 1800 TL.',
      ['Tek kişilik oda=1200 TL', 'Çift kişilik oda=1800 TL'],
    ],
    ['Kuaför. Fön kısa 200 TL uzun 300 TL.', ['Fön (kısa)=200 TL', 'Fön (uzun)=300 TL']],
    [
      'İşitme merkezi Samsun. Cihaz tek kulak 22.000 TL çift kulak 40.000 TL, pil paketi 250 TL.',
      ['Cihaz (tek kulak)=22.000 TL', 'Cihaz (çift kulak)=40.000 TL', 'Pil paketi=250 TL'],
    ],
    [
      'Dijital baskı merkezi, Kayseri. kartvizit 1000 adet 950 TL, broşür 1000 adet 2.800 TL artı KDV.',
      ['Kartvizit (1000 adet)=950 TL', 'Broşür (1000 adet)=2.800 TL + KDV'],
    ],
    // A thing of its own, and a part of a name.
    ['Driving instructor. A lesson £38, ten lessons £340.', ['Lesson=£38', 'Ten lessons=£340']],
    [
      'Doughnuts at the market. Doughnut £3.50, box of six £18.',
      ['Doughnut=£3.50', 'Box of six=£18'],
    ],
  ],
  'the numbers of a price list are prices': [
    [
      'Burger van in Leeds. fries 6 — burger 8.50 — halloumi wrap 9',
      ['Fries=6', 'Burger=8.50', 'Halloumi wrap=9'],
    ],
    [
      'The Salty Cod is a chip van in Whitby. cod and chips 9.50, battered sausage 4, mushy peas 1.80 - gravy 50p extra. Fri and Sat 5-9pm.',
      ['Cod and chips=£9.50', 'Battered sausage=£4', 'Mushy peas=£1.80'],
    ],
    ['Ice cream van, Margate. cones 2.50, 99s 3, tubs 4.', ['Cones=2.50', '99s=3', 'Tubs=4']],
    ['Kafe, İzmir. çay 15, tost 80, kahve 60', ['Çay=15', 'Tost=80', 'Kahve=60']],
    ['Lokanta. mercimek 60 kebap 250 ayran 30', ['Mercimek=60', 'Kebap=250', 'Ayran=30']],
    [
      'Lokanta Rize. muhlama 180, hamsi tava 250, laz böreği 90 tl',
      ['Muhlama=180 TL', 'Hamsi tava=250 TL', 'Laz böreği=90 TL'],
    ],
    ['Berber Adana. saç 200, sakal 100, saç sakal 280.', ['Saç=200', 'Sakal=100', 'Saç sakal=280']],
  ],
  'the unit stays with the price, and what is sold gives the name': [
    ['Piano tuner in Hereford. £75 per tuning.', ['Tuning=£75']],
    ['Walking tours, £25 per person.', ['Walking tours=£25 a person']],
    ['Photographer. Portraits from £40.', ['Portraits=from £40']],
    [
      'Dog boarding £28 per night, daycare £20 a day.',
      ['Dog boarding=£28 a night', 'Daycare=£20 a day'],
    ],
    ['Bisiklet kiralama, günlük 450 TL.', ['Bisiklet kiralama=450 TL / gün']],
    ['Tekne turu, kişi başı 900 TL.', ['Tekne turu=900 TL / kişi']],
    [
      'Merkez Yeminli Tercüme, Bursa. Noter onaylı çeviri sayfası 350 TL + KDV, pasaport çevirisi 600 TL kdv dahil.',
      ['Noter onaylı çeviri=350 TL / sayfa + KDV', 'Pasaport çevirisi=600 TL KDV dahil'],
    ],
    [
      'Köpek oteli Çeşme. Küçük ırk 600 TL, büyük ırk 850 TL gecelik.',
      ['Küçük ırk=600 TL', 'Büyük ırk=850 TL / gece'],
    ],
  ],
  'what comes on top is no offer of its own': [
    [
      'Coffee van. Latte £3.40, flat white £3.20, +£4 for oat milk.',
      ['Latte=£3.40', 'Flat white=£3.20'],
    ],
    ['Pottery painting. Mugs £15, plates £18, glaze +£4.', ['Mugs=£15', 'Plates=£18']],
    [
      'Casa Olmo, a villa in Puglia. Low season €1,400 a week, high season €2,300 a week, plus €120 cleaning fee. Dogs €30 per stay.',
      [
        'Low season=€1,400 a week {Plus €120 cleaning fee}',
        'High season=€2,300 a week {Plus €120 cleaning fee}',
      ],
    ],
    ['Kafe. Latte 90 TL, yulaf sütü +15 TL.', ['Latte=90 TL {Yulaf sütü +15 TL}']],
    [
      'Tercüme bürosu. Pasaport çevirisi 600 TL, apostil takibi ek 500 TL.',
      ['Pasaport çevirisi=600 TL {Apostil takibi ek 500 TL}'],
    ],
    [
      'Pizzeria. Margherita £9, extra large £14.',
      ['Margherita=£9', 'Margherita (extra large)=£14'],
    ],
  ],
}

test.group('Prices as they are told', () => {
  for (const [title, prompts] of Object.entries(rows)) {
    test(title, ({ assert }) => {
      for (const [prompt, expected] of prompts) assert.deepEqual(offersIn(prompt), expected, prompt)
    })
  }

  const numbers = [
    'Gym in Hull. 4 coaches, 12 bikes, 30 members.',
    'Nursery in Hull. Rooms: babies 12, toddlers 18, preschool 24.',
    'Café in Hull. breakfast 8, lunch 12, dinner 18.',
    'Restoran. Kahvaltı 8, öğle 12, akşam 19.',
    'Kafe. Masa 12, koltuk 48, çalışan 6.',
    'Football club. Under 8, under 10, under 12.',
    'Bakery. We bake bread at 4, cakes at 6.',
    'Pizza place, pizza 12 inch, calzone 10 inch.',
    'Yoga in Hove. Vinyasa 18, Yin 20, Hatha 9.',
    'Wine bar. Merlot 2019, Rioja 2020, Malbec 2021.',
    'Bakery since 1987. Shop 12, Mill Street 14.',
  ]
  test('counts, ages, hours and years are no prices', ({ assert }) => {
    for (const prompt of numbers) assert.notInclude(offersIn(prompt).join(), '=', prompt)
  })

  const set: [string, string][] = [
    ['£30-40', '£30–40'],
    ['£30 to £40', '£30–£40'],
    ['300-400 TL', '300–400 TL'],
    ['£95 pppn', '£95 a person a night'],
    ['£25 pp', '£25 a person'],
    ['£40+', 'from £40'],
    ['starting at £40', 'from £40'],
    ['£20 (VAT included)', '£20 inc VAT'],
    ['kdv dahil 300 TL', '300 TL KDV dahil'],
    ['ders başına 700 TL', '700 TL / ders'],
    ['kisi basi 900 tl', '900 TL / kişi'],
    ['450 TL/gün', '450 TL / gün'],
    ['850 TL gecelik oda', '850 TL'],
    ['45p a mile', '45p a mile'],
    ['£12 each way', '£12'],
  ]
  test('a range, a start, a unit and a tax are parts of a price', ({ assert }) => {
    for (const [words, expected] of set)
      assert.equal(findPrice(words)?.text.replaceAll('\u00a0', ' '), expected, words)
  })

  test('a sentence names each thing once, and no season or size alone', ({ assert }) => {
    const things = (prompt: string) => {
      const { offers, language } = draftPlan({ ...sampleRequests.empty, prompt }).brief
      return thingsIn(offers, language)
    }
    assert.deepEqual(things('Hearing centre. Hearing aids £180 single £290 pair, batteries £3.'), [
      'Hearing aids',
      'Batteries',
    ])
    assert.deepEqual(things('Villa in Puglia. Low season €1,400 a week, high season €2,300.'), [])
  })

  test('the plan sets a variant and its price in one pair of brackets', ({ assert }) => {
    const prompt = 'Guesthouse in Whitby. Rooms single £80, double £120. Breakfast £9.'
    const plan = planMarkdown(draftPlan({ ...sampleRequests.empty, prompt }))
    assert.include(plan, 'Rooms (single, £80), Rooms (double, £120), Breakfast (£9)')
  })
})
