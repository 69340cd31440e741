import type { Hand } from '#tests/prompts/hand'

export interface PromptCase {
  name: string
  /** Written like people's prompts, with one or two wrong or uncertain facts. */
  prompt: string
  /** The corrections that the person makes on the sheet. */
  corrects(hand: Hand): Promise<void>
  /** Texts of the published page. */
  says: string[]
  /** Corrected texts, which the published page must not contain. */
  wrong: string[]
}

export const tenPrompts: PromptCase[] = [
  {
    name: 'bakery',
    prompt:
      'Hi! I need a site for my bakery Crumb and Daughter in Leith. Sourdough 4.20, rye 4.80, ' +
      'cinnamon buns 2.60. Open Tue to Sat 8 till 4. Ring 0131 496 0101. We bake through the ' +
      'night so that the bread is warm at eight. Ask for Rosa.',
    async corrects(hand) {
      await hand.names('Crumb & Daughter')
      await hand.types('who.description', 'sourdough bakery')
      await hand.types('where.street_address', '14 Shore Place')
      await hand.types('where.locality', 'Edinburgh')
      await hand.opensOn({ day: 'Tuesday', opens: '7:30', closes: '16', copy: 'Copy to every day' })
      await hand.closesOn(['Sunday', 'Monday'])
      await hand.lists('contact.telephones', [['0131 496 0202']])
      await hand.pastes('Sourdough – £4.50\nRye loaf – £4.90\nCinnamon bun: £2.80\nFocaccia £3.40')
      await hand.types('services', 'Birthday cakes to order')
      await hand.lists('people', [['Rosa Bell', 'head baker']])
      await hand.lists('dates', [['Saturday 12 May, 10 am', 'Bread day', 'in our yard']])
      await hand.types(
        'own_words.about',
        'We bake through the night, so the bread is warm when we open.'
      )
    },
    says: [
      'Crumb & Daughter',
      'sourdough bakery',
      '14 Shore Place',
      'Edinburgh',
      '0131 496 0202',
      'Rye loaf',
      '£4.90',
      'Focaccia',
      '£3.40',
      'Birthday cakes to order',
      'Rosa Bell',
      'head baker',
      'Bread day',
      'We bake through the night, so the bread is warm when we open.',
    ],
    wrong: ['0131 496 0101', '4.20', 'Crumb and Daughter'],
  },
  {
    name: 'restaurant_two_places',
    prompt:
      'Restaurant Casa Lume, two places: Rua do Sol 8 in Porto and Rua Nova 3 in Braga. Porto is ' +
      'open every day 12-23, Braga Friday to Sunday 18-23. Grilled octopus 21 €, caldo verde 7 €, ' +
      'pastel de nata 2,50 €. Reservations 222 010 101.',
    async corrects(hand) {
      await hand.names('Casa do Lume')
      await hand.types('who.description', 'Portuguese grill')
      await hand.addsAPlace('Porto', 0)
      await hand.types('where.street_address', 'Rua do Sol 18', 0)
      await hand.types('where.locality', 'Porto', 0)
      await hand.opensOn(
        { day: 'Monday', opens: '12', closes: '22:30', copy: 'Copy to every day' },
        0
      )
      await hand.addsAPlace('Braga', 1)
      await hand.types('where.street_address', 'Rua Nova 33', 1)
      await hand.types('where.locality', 'Braga', 1)
      await hand.opensOn(
        { day: 'Friday', opens: '18', closes: '23:15', copy: 'Copy to every day' },
        1
      )
      await hand.closesOn(['Monday', 'Tuesday', 'Wednesday', 'Thursday'], 1)
      await hand.lists('contact.telephones', [['222 010 202']])
      await hand.pastes('Grilled octopus – 22 €\nCaldo verde – 7,50 €\nPastel de nata: 2,80 €')
      await hand.types('services', 'Tables for large parties')
      await hand.lists('people', [['Inês Prata', 'chef']])
      await hand.lists('dates', [['24 June', 'São João on the terrace', 'Porto']])
      await hand.types('own_words.about', 'Everything is cooked over oak and vine wood.')
    },
    says: [
      'Casa do Lume',
      'Portuguese grill',
      'Rua do Sol 18',
      'Rua Nova 33',
      'Porto',
      'Braga',
      '22:30',
      '23:15',
      '222 010 202',
      'Caldo verde',
      '7,50 €',
      '2,80 €',
      'Tables for large parties',
      'Inês Prata',
      'São João on the terrace',
      'Everything is cooked over oak and vine wood.',
    ],
    wrong: ['222 010 101', '21 €', 'Casa Lume', 'Rua Nova 3 '],
  },
  {
    name: 'plumber',
    prompt:
      'plumber, call outs 24/7 in bristol and bath, boilers, leaks, bathrooms. no call out fee. ' +
      '£60 an hour. dave 07700 900101, gas safe reg 512345',
    async corrects(hand) {
      await hand.names('Dave Marsh Plumbing')
      await hand.types('who.description', 'plumber and heating engineer')
      await hand.types('where.area_served', 'Bristol\nBath\nKeynsham', 0)
      await hand.opensOn({ day: 'Monday', opens: '8', closes: '18', copy: 'Copy to Monday–Friday' })
      await hand.lists('contact.telephones', [['07700 900202']])
      await hand.pastes('Hourly rate – £65\nBoiler service – £95')
      await hand.types('services', 'Boilers\nLeaks\nBathrooms')
      await hand.types('credentials', 'Gas Safe 543210')
      await hand.lists('people', [['Dave Marsh', 'plumber since 1998']])
      await hand.lists('dates', [['1 October', 'Boiler check week']])
      await hand.types('own_words.about', 'No call-out fee, and the price is said before I begin.')
    },
    says: [
      'Dave Marsh Plumbing',
      'plumber and heating engineer',
      'Keynsham',
      '07700 900202',
      '£65',
      'Boiler service',
      '£95',
      'Bathrooms',
      'Gas Safe 543210',
      'Dave Marsh',
      'Boiler check week',
      'No call-out fee, and the price is said before I begin.',
    ],
    wrong: ['07700 900101', '£60', '512345'],
  },
  {
    name: 'yoga_timetable',
    prompt:
      'Still Water Yoga, a small studio in Hove. Monday 18:00 Hatha, Tuesday 7:00 Vinyasa, ' +
      'Thursday 19:30 Yin. Drop in £12, ten classes £95. Teachers Maya and Tom. hello@stillwater.example',
    async corrects(hand) {
      await hand.names('Still Water')
      await hand.types('who.description', 'yoga studio by the sea')
      await hand.types('where.street_address', '7 Brunswick Mews')
      await hand.types('where.locality', 'Brighton')
      await hand.opensOn({ day: 'Monday', opens: '18', closes: '19:15' })
      await hand.opensOn({ day: 'Thursday', opens: '19:30', closes: '20:45' })
      await hand.lists('contact.telephones', [['01273 960 202']])
      await hand.lists('contact.emails', [['salut@stillwater.example']])
      await hand.pastes('Single class – £14\nTen classes – £110\nFirst class: free')
      await hand.types('services', 'Hatha, Mondays at six\nYin, Thursdays at half past seven')
      await hand.lists('people', [
        ['Maya Lind', 'Hatha and Yin'],
        ['Tom Reed', 'Vinyasa'],
      ])
      await hand.lists('dates', [['Sunday 3 March', 'Day of silence', 'the studio']])
      await hand.types('own_words.about', 'Mats and blankets are there. Come ten minutes early.')
    },
    says: [
      'Still Water',
      'yoga studio by the sea',
      '7 Brunswick Mews',
      'Brighton',
      '01273 960 202',
      'salut@stillwater.example',
      '£14',
      '£110',
      'Yin, Thursdays at half past seven',
      'Maya Lind',
      'Tom Reed',
      'Day of silence',
      'Mats and blankets are there.',
    ],
    wrong: ['hello@stillwater.example', '£12', '£95', 'Hove'],
  },
  {
    name: 'german_practice',
    prompt:
      'Wir sind eine Praxis für Physiotherapie in Freiburg, Praxis Sonnenhof. Sprechzeiten Mo bis ' +
      'Do 8 bis 18 Uhr, Fr 8 bis 13 Uhr. Telefon 0761 5550101. Manuelle Therapie, Lymphdrainage, ' +
      'Krankengymnastik. Termine nur nach Vereinbarung.',
    async corrects(hand) {
      await hand.names('Praxis am Sonnenhof')
      await hand.types('who.description', 'Praxis für Physiotherapie und Massage')
      await hand.types('where.street_address', 'Sonnenhofweg 4')
      await hand.types('where.postal_code', '79100')
      await hand.types('where.locality', 'Freiburg')
      await hand.opensOn({
        day: 'Monday',
        opens: '7:30',
        closes: '18',
        copy: 'Copy to Monday–Friday',
      })
      await hand.opensOn({ day: 'Friday', opens: '7:30', closes: '12:45' })
      await hand.lists('contact.telephones', [['0761 5550202']])
      await hand.pastes('Massage, 30 Minuten – 38 €\nKursgebühr – 120 €')
      await hand.types('services', 'Manuelle Therapie\nLymphdrainage\nHausbesuche')
      await hand.lists('people', [['Anke Vogt', 'Physiotherapeutin']])
      await hand.lists('dates', [['14. Mai', 'Rückenkurs beginnt']])
      await hand.types('own_words.about', 'Wir nehmen uns für jede Behandlung eine halbe Stunde.')
    },
    says: [
      'Praxis am Sonnenhof',
      'Praxis für Physiotherapie und Massage',
      'Sonnenhofweg 4',
      '79100',
      '12:45',
      '0761 5550202',
      '38 €',
      'Hausbesuche',
      'Anke Vogt',
      'Rückenkurs beginnt',
      'Wir nehmen uns für jede Behandlung eine halbe Stunde.',
    ],
    wrong: ['0761 5550101'],
  },
  {
    name: 'french_bakery',
    prompt:
      'Boulangerie Le Four à Bois, 12 rue des Lilas à Nantes. Baguette 1,20 €, croissant 1,10 €, ' +
      'tarte aux pommes 18 €. Ouvert du mardi au dimanche de 7h à 19h. Tél. 02 40 00 01 01. Sur ' +
      'commande : gâteaux d’anniversaire.',
    async corrects(hand) {
      await hand.names('Au Four à Bois')
      await hand.types('who.description', 'boulangerie et pâtisserie')
      await hand.types('where.street_address', '21 rue des Lilas')
      await hand.types('where.locality', 'Rezé')
      await hand.opensOn({
        day: 'Tuesday',
        opens: '6:45',
        closes: '19',
        copy: 'Copy to every day',
      })
      await hand.closesOn(['Monday'])
      await hand.lists('contact.telephones', [['02 40 00 02 02']])
      await hand.pastes('Baguette – 1,30 €\nCroissant – 1,25 €\nTarte aux pommes : 19 €')
      await hand.types('services', 'Gâteaux d’anniversaire sur commande')
      await hand.lists('people', [['Louise Martin', 'boulangère']])
      await hand.lists('dates', [['6 janvier', 'Galette des rois']])
      await hand.types('own_words.about', 'Notre levain a trente ans et se porte bien.')
    },
    says: [
      'Au Four à Bois',
      'boulangerie et pâtisserie',
      '21 rue des Lilas',
      'Rezé',
      '02 40 00 02 02',
      '1,30 €',
      '1,25 €',
      '19 €',
      'Gâteaux d’anniversaire sur commande',
      'Louise Martin',
      'Galette des rois',
      'Notre levain a trente ans et se porte bien.',
    ],
    wrong: ['02 40 00 01 01', '1,20 €', '12 rue', 'Nantes'],
  },
  {
    name: 'band_with_dates',
    prompt:
      'We are The Night Ferries, four people from Hull playing folk punk. Gigs: 3 May Leeds ' +
      'Brudenell, 10 May York The Crescent. Album Low Tide out now. booking@nightferries.example. ' +
      'Dark site please.',
    async corrects(hand) {
      await hand.names('Night Ferries')
      await hand.types('who.description', 'folk punk band from Hull')
      await hand.types('where.street_address', '')
      await hand.types('where.locality', 'Hull')
      await hand.lists('contact.telephones', [['01482 960 202']])
      await hand.lists('contact.emails', [['gigs@nightferries.example']])
      await hand.opensOn({ day: 'Friday', opens: '19', closes: '21' })
      await hand.pastes('Low Tide, LP – £18\nT-shirt – £15')
      await hand.types('services', 'Weddings and wakes')
      await hand.lists('people', [
        ['Jo Kemp', 'voice and fiddle'],
        ['Sam Otter', 'drums'],
      ])
      await hand.lists('dates', [
        ['4 May, 8 pm', 'Leeds', 'Brudenell Social Club'],
        ['11 May, 8 pm', 'York', 'The Crescent'],
      ])
      await hand.types('own_words.about', 'Four people, one van, and songs about the estuary.')
    },
    says: [
      'Night Ferries',
      'folk punk band from Hull',
      '01482 960 202',
      'gigs@nightferries.example',
      '£18',
      'T-shirt',
      'Weddings and wakes',
      'Jo Kemp',
      'Sam Otter',
      '4 May',
      'Brudenell Social Club',
      '11 May',
      'The Crescent',
      'Four people, one van, and songs about the estuary.',
    ],
    wrong: ['3 May', '10 May', 'booking@nightferries.example', 'Dark site'],
  },
  {
    name: 'wedding_couple',
    prompt:
      'Anna and Deniz are getting married on 14 June at Villa Rosa in Cascais. Ceremony at four, ' +
      'dinner at seven. Please let us know by 1 May. No presents please. Warm and calm colours.',
    async corrects(hand) {
      await hand.names('Anna & Deniz')
      await hand.types('who.description', 'our wedding')
      await hand.types('where.street_address', 'Avenida da Rosa 21')
      await hand.types('where.locality', 'Sintra')
      await hand.opensOn({ day: 'Saturday', opens: '15:30', closes: '23' })
      await hand.lists('contact.telephones', [['+351 912 000 202']])
      await hand.pastes('Bus from Lisbon – free\nRoom at the villa – 80 €')
      await hand.types('services', 'A bus takes everybody home')
      await hand.lists('people', [['Mila', 'ask her anything']])
      await hand.lists('dates', [
        ['15 June, 4 pm', 'Ceremony', 'in the garden'],
        ['15 June, 7 pm', 'Dinner', 'under the trees'],
      ])
      await hand.types('own_words.about', 'We met on a ferry and have been late ever since.')
    },
    says: [
      'Anna & Deniz',
      'Avenida da Rosa 21',
      'Sintra',
      '+351 912 000 202',
      'Room at the villa',
      '80 €',
      'A bus takes everybody home',
      'Mila',
      '15 June',
      'Ceremony',
      'under the trees',
      'We met on a ferry and have been late ever since.',
    ],
    wrong: ['14 June', 'Cascais', 'Please let us know'],
  },
  {
    name: 'freelancer_cv',
    prompt:
      'CV page for me: Priya Nair, freelance data analyst in Manchester. 8 years, worked for the ' +
      'NHS and Co-op. SQL, Python, dashboards. Day rate £380. priya@example.org. I want to look ' +
      'serious, no photos.',
    async corrects(hand) {
      await hand.names('Priya S. Nair')
      await hand.types('who.description', 'freelance data analyst')
      await hand.types('where.locality', 'Salford')
      await hand.opensOn({ day: 'Monday', opens: '9', closes: '17', copy: 'Copy to Monday–Friday' })
      await hand.lists('contact.telephones', [['0161 496 0202']])
      await hand.lists('contact.emails', [['hello@priyanair.example']])
      await hand.pastes('Day rate – £420\nHalf a day – £230')
      await hand.types('services', 'Reports that people read\nCleaning up old data')
      await hand.types('skills', 'SQL\nPython\nR')
      await hand.types('clients', 'NHS Greater Manchester\nThe Co-op')
      await hand.lists('people', [['Priya S. Nair', 'analyst']])
      await hand.lists('dates', [['2 September', 'Free for new work']])
      await hand.types(
        'own_words.about',
        'I turn questions into figures, and figures into answers.'
      )
    },
    says: [
      'Priya S. Nair',
      'freelance data analyst',
      'Salford',
      '0161 496 0202',
      'hello@priyanair.example',
      '£420',
      'Half a day',
      'Cleaning up old data',
      'NHS Greater Manchester',
      'Free for new work',
      'I turn questions into figures, and figures into answers.',
    ],
    wrong: ['£380', 'priya@example.org', 'no photos', 'look serious'],
  },
  {
    name: 'charity',
    prompt:
      'Second Helping is a charity in Cardiff. We cook 300 meals a week from food that shops would ' +
      'throw away. Volunteers every Wednesday from 10. Donate: £10 feeds a family. Charity number ' +
      '1155501. 029 2018 0101',
    async corrects(hand) {
      await hand.names('Second Helping Cardiff')
      await hand.types('who.description', 'community kitchen and charity')
      await hand.types('where.street_address', 'Splott Road 40')
      await hand.types('where.locality', 'Cardiff')
      await hand.opensOn({ day: 'Wednesday', opens: '10:30', closes: '14' })
      await hand.lists('contact.telephones', [['029 2018 0202']])
      await hand.pastes('Feeds a family for a week – £12\nA pot of soup – £5')
      await hand.types('services', 'Hot meals on Wednesdays\nFood parcels')
      await hand.types('credentials', 'Registered charity 1155502')
      await hand.lists('people', [['Bethan Rees', 'kitchen lead']])
      await hand.lists('dates', [['Sunday 9 June', 'Long table lunch', 'Splott Park']])
      await hand.types(
        'own_words.about',
        'We cook 350 meals a week from food that would be thrown away.'
      )
    },
    says: [
      'Second Helping Cardiff',
      'community kitchen and charity',
      'Splott Road 40',
      '029 2018 0202',
      '£12',
      'A pot of soup',
      'Food parcels',
      'Registered charity 1155502',
      'Bethan Rees',
      'Long table lunch',
      'We cook 350 meals a week from food that would be thrown away.',
    ],
    wrong: ['029 2018 0101', '1155501', '300 meals', '£10'],
  },
]
