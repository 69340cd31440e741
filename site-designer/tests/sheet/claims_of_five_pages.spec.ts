import { test } from '@japa/runner'
import type { Sheet } from '#designer/sheet/sheet'
import { fails, passes } from '#designer_tests/helpers/claims'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

/** A page, what a model may say on it, and what it may not. */
interface Page {
  of: string
  sheet: Sheet
  good: string[]
  bad: string[]
}

const bakery: Page = {
  of: 'a bakery',
  sheet: sheetOf({
    who: { name: 'Crumb & Co', description: 'bakery', founding_year: '2004' },
    where: [
      {
        locality: 'Leeds',
        street_address: '3 Mill Street',
        opening_hours: week({ 'tuesday-saturday': '07:00-15:00' }),
      },
    ],
    contact: { telephones: ['0113 496 0000'] },
    offers: [
      {
        name: 'Bread',
        items: [
          { name: 'Rye (ve)', price: '£4.20' },
          { name: 'Cheese twist (v)', price: '£2.80' },
          { name: 'Almond cake (gf)', price: '£3.50' },
        ],
      },
    ],
    people: [{ name: 'Tom Hale', role: 'baker' }],
    own_words: {
      about:
        'We guarantee fresh bread until noon. My wife and I knead by hand at four in the night.',
    },
  }),
  good: [
    'Bread from Mill Street, warm by seven.',
    'Three prices, and none of them hidden.',
    'Fresh bread until noon, guaranteed.',
    'There is vegan rye, a vegetarian twist and a gluten-free cake.',
    'Come by from Tuesday to Saturday, between 7 am and 3 pm.',
    'Tom and his wife knead by hand.',
    'Baking in Leeds since 2004, and still up at four.',
    'However early you are, somebody is already at the oven.',
  ],
  bad: [
    'Award-winning bread.',
    'A family-run bakery.',
    'Twelve kinds of loaf on the shelf.',
    'Baking since 1987.',
    'Our flour comes from Shipton Mill.',
    'The best rye in Leeds.',
    'Order at www.crumbandco.com.',
    'Open on Sundays too.',
  ],
}

const plumber: Page = {
  of: 'a plumber',
  sheet: sheetOf({
    who: { name: 'Danny Marsh Plumbing', description: 'plumber' },
    where: [{ locality: 'Bristol', area_served: ['Bath', 'Keynsham'] }],
    contact: { telephones: ['0117 496 0123'], emails: ['danny@marsh.example'] },
    services: ['Boiler repair', 'Leaks', 'Bathroom fitting'],
    offers: [{ items: [{ name: 'Call-out', price: '£60' }] }],
    credentials: ['Gas Safe registered', 'Public liability insurance'],
    own_words: {
      about:
        'I have 20 years of experience. I come out the same day if you ring before 10am, and I deliver the parts myself.',
    },
  }),
  good: [
    'Boiler off? Ring Danny.',
    'A call-out is £60, and you know it before he sets off.',
    'Boilers, leaks and bathrooms: three jobs, and Danny does them all.',
    'Twenty years of experience, in Bristol, Bath and Keynsham.',
    'Ring before ten and he comes the same day.',
    'An experienced plumber who is registered with Gas Safe.',
    'The parts are delivered by Danny himself.',
    'If water is where it should not be, ring first and mop later.',
  ],
  bad: [
    'Free quotes for every job.',
    'A family-run firm.',
    'Over 500 boilers repaired.',
    'Also in Cardiff and Newport.',
    'Satisfaction guaranteed.',
    'Call 0117 496 0999.',
    'Trusted by homeowners across the city.',
    'Danny trained with British Gas in 1998.',
  ],
}

const band: Page = {
  of: 'a band',
  sheet: sheetOf({
    who: { name: 'The Tin Pelicans', description: 'ceilidh band', founding_year: '2011' },
    where: [{ locality: 'Glasgow' }],
    contact: {
      emails: ['bookings@pelicans.example'],
      links: [{ url: 'https://www.instagram.com/tinpelicans', label: 'Instagram' }],
    },
    people: [
      { name: 'Isla Reid', role: 'fiddle' },
      { name: 'Ewan Ross', role: 'accordion' },
      { name: 'Mia Grant', role: 'drums' },
      { name: 'Kit Boyd', role: 'guitar and calling' },
    ],
    dates: [
      { when: '14 June', title: 'Barrowland Ballroom' },
      { when: '5 July', title: 'Oban Festival' },
    ],
    own_words: {
      about: 'We play weddings, and we celebrate every one of them. Our caller teaches each dance.',
    },
  }),
  good: [
    'Four people, a fiddle and a floor to fill.',
    'Two dates to dance to this summer.',
    'In June we play the Barrowland Ballroom, in July the Oban Festival.',
    'Isla plays the fiddle, Ewan the accordion.',
    'Nobody needs to know the steps: Kit calls them.',
    'Weddings are celebrated to the last dance.',
    'A ceilidh band from Glasgow, on stage since 2011.',
    'Write to bookings@pelicans.example and tell us where you dance.',
  ],
  bad: [
    'Seen at Celtic Connections.',
    'Scotland’s favourite ceilidh band.',
    'More than 300 weddings so far.',
    'On 21 August we play in Stirling.',
    '“They made our wedding,” says Fiona from Perth.',
    'Winners of an award for folk.',
    'Hear us at tinpelicans.com.',
    'With Callum on the bass.',
  ],
}

const law: Page = {
  of: 'a law office',
  sheet: sheetOf({
    who: { name: 'Okafor Law', description: 'family law office', founding_year: '1998' },
    where: [
      {
        locality: 'Norwich',
        street_address: '12 Elm Hill',
        opening_hours: week({ 'monday-friday': '09:00-17:00' }),
      },
    ],
    contact: { telephones: ['01603 496 000'], emails: ['desk@okafor.example'] },
    services: ['Divorce', 'Wills', 'Adoption', 'Mediation'],
    people: [
      { name: 'Ngozi Okafor', role: 'solicitor' },
      { name: 'Paul Finch', role: 'mediator' },
    ],
    offers: [{ items: [{ name: 'First meeting, 45 minutes', price: '£90' }] }],
    own_words: {
      about:
        'The first call is free of charge. We are licensed by the Law Society. We write letters that people can read.',
    },
  }),
  good: [
    'Law for families, in letters that people can read.',
    'A first meeting takes 45 minutes and is £90.',
    'Two people, four subjects: divorce, wills, adoption and mediation.',
    'The first call is free of charge.',
    'Ngozi Okafor is the solicitor, Paul Finch the mediator.',
    'From Monday to Friday we answer between nine and five.',
    'You find the office at 12 Elm Hill, where it has been since 1998.',
    'Whatever brings you here, begin at the beginning; we will listen.',
  ],
  bad: [
    'Norfolk’s leading family lawyers.',
    'A 95% success rate.',
    'With offices in Ipswich and Cambridge.',
    'Ranked in the Legal 500.',
    'Our experts have won hundreds of cases.',
    'Founded in 1989.',
    'Paul Finch is a certified arbitrator.',
    'Ask for Ms. Adeyemi.',
  ],
}

const yoga: Page = {
  of: 'a yoga studio',
  sheet: sheetOf({
    who: { name: 'Still Water Yoga', description: 'yoga studio' },
    where: [
      {
        locality: 'Totnes',
        opening_hours: week({ monday: '18:00-20:00', thursday: '09:30-11:00' }),
      },
    ],
    contact: { emails: ['hello@stillwater.example'] },
    offers: [
      {
        items: [
          { name: 'Single class', price: '£12' },
          { name: 'Ten classes', price: '£100' },
        ],
      },
    ],
    people: [{ name: 'Amara Lund', role: 'teacher' }],
    good_to_know: ['Mats are free to borrow', 'Parking behind the hall'],
    own_words: {
      about:
        'I qualified in Rishikesh. Classes are small, at most eight people, and beginners are welcome every week.',
    },
  }),
  good: [
    'Two days a week, on Monday evening and Thursday morning.',
    'Eight people at most, so that Amara sees everybody.',
    'A single class is £12, ten are £100.',
    'Park behind the hall, borrow a mat and lie down.',
    'Amara is qualified: she learned in Rishikesh.',
    'Beginners are welcome every week.',
    'Slow down, breathe out, and stay a little longer than you meant to.',
    'Mondays begin at six in the evening and end at 8 pm.',
  ],
  bad: [
    'The first class is free.',
    'Heated rooms at 38 degrees.',
    'Totnes’ most loved studio.',
    'Rated ★★★★★ by our members.',
    'Classes by the river.',
    'Join us on Wednesdays.',
    'Amara has taught for 15 years.',
    'Yoga as it is taught in Mysore.',
  ],
}

test.group('What a model says on five pages', () => {
  for (const { of, sheet, good, bad } of [bakery, plumber, band, law, yoga]) {
    test(`may be what follows from the sheet of ${of}`, ({ assert }) => {
      assert.lengthOf(good, 8)
      passes(assert, sheet, good)
    })

    test(`may not be more than the sheet of ${of} says`, ({ assert }) => {
      assert.lengthOf(bad, 8)
      fails(assert, sheet, bad)
    })
  }
})
