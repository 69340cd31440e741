import type { Form } from '#designer/site/form'
import type { Sheet } from '#designer/sheet/sheet'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

/** A form that nobody touched. */
export const untouched: Form = {
  primary_color: '#4B5EAA',
  theme: 'light',
  heading_font: 'Playfair Display',
  body_font: 'Inter',
  corner_radius: 8,
  contact_email: '',
  chosen: [],
}

/** Businesses of many kinds, each as a person would have described it. */
export const sampleSheets: Record<string, Sheet> = {
  empty: sheetOf(),

  restaurant: sheetOf({
    who: {
      name: 'Casa Ferreira',
      kind: 'restaurant',
      description: 'Portuguese restaurant',
      founding_year: '2011',
    },
    where: [
      {
        street_address: '14 Harbour Road',
        postal_code: 'BS1 5TY',
        locality: 'Bristol',
        opening_hours: {
          ...week({
            'monday': 'closed',
            'tuesday-friday': ['12:00-14:30', '18:00-22:30'],
            'saturday': '12:00-23:00',
            'sunday': 'from noon till the fish is gone',
          }),
          notes: ['Kitchen closes half an hour before we do'],
        },
      },
    ],
    contact: {
      telephones: ['0117 496 0123'],
      emails: ['mesa@casaferreira.example'],
      links: [{ url: 'https://www.instagram.com/casaferreira', label: 'Instagram' }],
    },
    offers: [
      {
        name: 'Petiscos',
        items: [
          { name: 'Salt cod fritters', price: '£7.50', description: 'with lemon aioli' },
          { name: 'Clams Bulhão Pato', price: '£12', description: 'garlic, coriander, white wine' },
          { name: 'Olives and lupins', price: '£4' },
        ],
      },
      {
        name: 'From the grill',
        items: [
          { name: 'Sardines', price: '£14.50', note: 'June to September' },
          { name: 'Piri-piri chicken', price: '£16' },
          { name: 'Octopus à lagareiro', price: '£22', description: 'smashed potatoes, olive oil' },
        ],
      },
      {
        name: 'To finish',
        items: [
          { name: 'Pastel de nata', price: '£3' },
          { name: 'Port by the glass', price: 'from £6' },
        ],
      },
    ],
    people: [
      { name: 'Ana Ferreira', role: 'runs the floor' },
      { name: 'Tomás Ferreira', role: 'cooks', about: 'He trained in Setúbal.' },
    ],
    good_to_know: ['Dogs welcome on the terrace', 'Step-free entrance', 'Card payments'],
    own_words: {
      about:
        'We cook what our grandmother cooked in Setúbal. The fish comes from Newlyn twice a week. There are nine tables and no music.\nChildren eat at half price until seven.',
      quotes: [
        { text: 'The best grilled sardines north of Lisbon.', by: 'Maria L., regular' },
        { text: 'Nice place.' },
      ],
    },
  }),

  plumber: sheetOf({
    who: {
      name: 'Northgate Plumbing',
      kind: 'plumber',
      description: 'plumber and heating engineer',
    },
    where: [
      {
        locality: 'Bath',
        area_served: ['Bath', 'Frome', 'Bradford-on-Avon', 'Corsham'],
        opening_hours: week({ 'monday-friday': '08:00-18:00', 'saturday': '09:00-13:00' }),
      },
    ],
    contact: { telephones: ['07700 900123', '01225 555 010'], preferred: 'telephone' },
    services: [
      'Leaks and burst pipes',
      'Boiler servicing and repairs',
      'Bathrooms: from the first drawing to the last tile',
      'Power flushing',
      'Landlord gas certificates',
      'Outside taps',
      'Underfloor heating',
    ],
    credentials: [
      'Gas Safe registered 512345',
      '£5m public liability insurance',
      '22 years in the trade',
    ],
    good_to_know: ['Free quotes', 'No call-out charge', 'Same-day visits for emergencies'],
    people: [{ name: 'Dai Morgan', role: 'plumber' }],
    own_words: {
      about:
        'I turn up when I say I will. You get a price before I start, and the price does not change.',
    },
  }),

  yoga: sheetOf({
    who: {
      name: 'Stillpoint',
      kind: 'yoga',
      description: 'yoga studio',
      slogan: 'Slow on purpose.',
    },
    where: [{ street_address: '77 Mill Street', locality: 'Leith', postal_code: 'EH6 7AB' }],
    contact: { emails: ['hello@stillpoint.example'], telephones: ['0131 496 0100'] },
    offers: [
      {
        items: [
          { name: 'Drop-in', price: '£12' },
          { name: 'Ten-class card', price: '£95', note: 'valid six months' },
          { name: 'Monthly membership', price: '£60' },
        ],
      },
    ],
    dates: [
      { when: 'Monday 18:00', title: 'Vinyasa flow' },
      { when: 'Monday 19:30', title: 'Yin' },
      { when: 'Wednesday 9:30', title: 'Beginners' },
      { when: 'Friday 17:15', title: 'Vinyasa flow' },
      { when: 'Saturday 12 May, 10 am', title: 'Day retreat', place: 'Cramond' },
    ],
    people: [
      { name: 'Isla Grant', role: 'Vinyasa' },
      { name: 'Ravi Menon', role: 'Yin and restorative' },
    ],
    good_to_know: ['Mats and blocks are here', 'All levels'],
    own_words: { about: 'Small classes of ten at most. We teach to the people in the room.' },
  }),

  photographer: sheetOf({
    who: {
      name: 'Lena Marsh',
      kind: 'photographer',
      description: 'wedding and portrait photographer',
    },
    where: [{ locality: 'Norwich', area_served: ['Norfolk', 'Suffolk'] }],
    contact: {
      emails: ['lena@lenamarsh.example'],
      links: [{ url: 'https://www.instagram.com/lenamarsh', label: 'Instagram' }],
      preferred: 'email',
    },
    offers: [
      {
        name: 'Packages',
        items: [
          { name: 'Half day', price: '£650', description: 'four hours, 200 pictures' },
          { name: 'Whole day', price: '£1,200', description: 'ten hours, 500 pictures, an album' },
        ],
      },
    ],
    services: ['Family portraits', 'Headshots'],
    clients: ['Norwich Theatre', 'The Forum', 'Adnams'],
    works: [
      { title: 'Tidelines', year: '2022', about: 'Portraits of the last crab fishers of Cromer.' },
      { title: 'Allotment', year: '2019' },
    ],
    credentials: [
      'Ten years of weddings',
      'Winner, East Anglia Portrait Award 2021',
      'BA Photography, Norwich',
    ],
    own_words: {
      about:
        'I photograph people as they are when nobody points a camera at them. I work with two cameras and no assistant. You get every picture that is any good, not a selection of thirty.',
    },
  }),

  bookshop: sheetOf({
    who: { name: 'The Long Shelf', kind: 'bookshop', founding_year: '1994' },
    where: [
      {
        street_address: 'Market Square 3',
        locality: 'Ludlow',
        opening_hours: week({ 'monday-saturday': '09:30-17:30', 'sunday': 'closed' }),
      },
    ],
    contact: { telephones: ['01584 555 010'] },
    services: [
      'New and second-hand books',
      'Ordering by next day',
      'Book tokens',
      'Poetry evenings',
    ],
    own_words: { about: 'Three floors and a cat. We read what we sell.' },
  }),

  author: sheetOf({
    who: { name: 'Miriam Oakes', kind: 'writer', description: 'novelist' },
    where: [{ locality: 'Galway' }],
    contact: { emails: ['agent@oakes.example'], refused: ['form'] },
    works: [
      {
        title: 'The Salt Road',
        year: '2024',
        about: 'A family runs an inn at the end of a causeway.',
      },
      { title: 'Small Weather', year: '2020', about: 'Stories.' },
      { title: 'Lantern Year', year: '2016' },
    ],
    dates: [
      { when: '14 March, 7 pm', title: 'Reading from The Salt Road', place: 'Kennys Bookshop' },
      { when: '2 April', title: 'Cúirt Festival', link: 'https://cuirt.example/oakes' },
    ],
    own_words: {
      about:
        'Miriam Oakes grew up above a pub in Clifden. She worked as a court reporter for eleven years before her first book. Her novels have been translated into nine languages.',
      quotes: [{ text: 'Quietly devastating.', by: 'The Irish Review' }],
    },
  }),

  charity: sheetOf({
    who: {
      name: 'Open Larder',
      kind: 'charity',
      description: 'community food bank',
      founding_year: '2015',
    },
    where: [
      {
        label: 'Larder',
        street_address: '9 Chapel Lane',
        locality: 'Leeds',
        postal_code: 'LS2 7EW',
        opening_hours: { ...week({ tuesday: '10:00-13:00', friday: '14:00-18:00' }), notes: [] },
        closed_until: '3 January',
      },
    ],
    contact: { telephones: ['0113 496 0000'], emails: ['help@openlarder.example'] },
    services: ['Food parcels', 'Advice on bills and benefits', 'A warm room with tea'],
    people: [
      { name: 'Grace Adeyemi', role: 'coordinator' },
      { name: 'Tom Birch', role: 'van and deliveries' },
      { name: 'Noor Khan', role: 'volunteers' },
    ],
    good_to_know: [
      'No referral needed',
      'Everything you tell us stays with us',
      'Ramp at the back door',
    ],
    own_words: {
      about:
        'Nobody has to prove anything here. Come in, take what you need, have a cup of tea. We gave out 11,400 parcels last year, and every one was packed by a neighbour.',
    },
  }),

  twoCafes: sheetOf({
    who: { name: 'Papermoon', kind: 'cafe', description: 'coffee bar and roastery' },
    where: [
      {
        label: 'Old Town',
        street_address: '12 Candle Street',
        locality: 'Ghent',
        opening_hours: week({ 'monday-friday': '07:30-17:00', 'saturday-sunday': '09:00-17:00' }),
      },
      {
        label: 'Docks',
        street_address: '3 Quay West',
        locality: 'Ghent',
        opening_hours: {
          ...week({ 'wednesday-sunday': '10:00-18:00' }),
          notes: ['Closed when it storms'],
        },
      },
    ],
    contact: { emails: ['hello@papermoon.example'] },
    offers: [
      {
        items: [
          { name: 'Espresso', price: '€2.60' },
          { name: 'Flat white', price: '€3.80' },
          { name: 'Filter', price: '€3.20' },
          { name: 'Cardamom bun', price: '€3.50' },
        ],
      },
      {
        name: 'Beans',
        items: [
          { name: 'Kirinyaga, 250 g', price: '€13' },
          { name: 'House, 1 kg', price: '€32' },
        ],
      },
    ],
    good_to_know: ['Oat milk costs nothing extra', 'Laptops until noon'],
    own_words: { about: 'We roast on Tuesdays. You can smell it from the tram.' },
  }),

  bakeryInTurkish: sheetOf(
    {
      who: {
        name: 'Taş Değirmen',
        kind: 'bakery',
        description: 'mahalle fırını',
        founding_year: '1987',
      },
      where: [
        {
          street_address: 'Gül Sokak No: 12',
          locality: 'İzmir',
          opening_hours: week({ 'monday-saturday': '07:00-19:00', 'sunday': 'closed' }),
        },
      ],
      contact: { telephones: ['0232 555 01 20'] },
      offers: [
        {
          items: [
            { name: 'Ekşi mayalı ekmek', price: '80 TL' },
            { name: 'Simit', price: '15 TL' },
            { name: 'Boyoz', price: '20 TL', description: 'sabah onda biter' },
          ],
        },
      ],
      good_to_know: ['Paket servis', 'Kartla ödeme'],
      own_words: {
        about:
          'Hamurumuz yirmi dört saat dinlenir. Unumuz taş değirmende öğütülür. Her sabah dörtte fırını yakıyoruz.',
      },
    },
    { language: 'tr' }
  ),

  potteryInGerman: sheetOf(
    {
      who: { name: 'Tonwerk', description: 'Keramikatelier' },
      where: [
        {
          street_address: 'Lindenstraße 4',
          postal_code: '04177',
          locality: 'Leipzig',
          opening_hours: week({ 'thursday-friday': '14:00-18:00' }),
        },
      ],
      contact: { emails: ['hallo@tonwerk.example'] },
      services: ['Kurse für Anfänger', 'Geschirr nach Maß'],
      own_words: { about: 'Jede Schale wird von Hand gedreht.' },
    },
    { language: 'de' }
  ),
}
