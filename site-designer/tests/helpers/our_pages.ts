import type { Form } from '#designer/site/form'
import { fillSite } from '#designer/page/fill_site'
import { compose } from '#designer/outline/compose'
import { renderPage } from '#designer/page/render_page'
import type { Sheet } from '#designer/sheet/sheet'
import type { Look } from '#designer/site/site'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

interface OurPage {
  sheet: Sheet
  look: Partial<Look>
}

/** Businesses whose pages are edited in tests. */
const ours: Record<string, OurPage> = {
  barber: {
    sheet: sheetOf({
      who: { name: 'Sharp & Sons', kind: 'barber', description: 'barbershop' },
      where: [
        {
          locality: 'Berlin Neukölln',
          opening_hours: week({ 'tuesday-saturday': '10:00-20:00' }),
        },
      ],
      offers: [
        {
          items: [
            { name: 'Haircut', price: '28 €' },
            { name: 'Skin fade', price: '32 €' },
            { name: 'Beard trim', price: '15 €' },
            { name: 'Hot towel shave', price: '30 €' },
          ],
        },
      ],
      good_to_know: ['Walk-ins welcome'],
      wishes: { moods: ['bold'], sections_wanted: ['gallery'] },
    }),
    look: {
      primary_color: '#C8102E',
      heading_font: 'Oswald',
      body_font: 'Roboto',
      corner_radius: 2,
    },
  },
  dentist: {
    sheet: sheetOf({
      who: { name: 'Praktijk Lindegaard', kind: 'dentist', description: 'dental practice' },
      where: [
        {
          street_address: 'Lindestraat 8',
          locality: 'Utrecht',
          opening_hours: week({ 'monday-thursday': '08:00-17:00', 'friday': '08:00-13:00' }),
        },
      ],
      contact: { telephones: ['+31 30 555 0199'] },
      services: ['Check-ups', 'Hygiene', 'Fillings', 'Clear aligners', 'Emergency appointments'],
      good_to_know: ['Wheelchair accessible'],
      own_words: { about: 'We take time to explain before we touch a tooth.' },
    }),
    look: {
      primary_color: '#2A7F9E',
      heading_font: 'Manrope',
      body_font: 'Open Sans',
      corner_radius: 12,
    },
  },
  bakery: {
    sheet: sheetOf({
      who: {
        name: 'Kordon Fırını',
        kind: 'bakery',
        description: 'family bakery',
        founding_year: '1987',
      },
      where: [
        {
          locality: 'Izmir',
          opening_hours: week({ 'monday-saturday': '07:00-19:00', 'sunday': 'closed' }),
        },
      ],
      contact: { telephones: ['+90 232 555 01 20'] },
      services: ['Sourdough', 'Simit', 'Rye bread', 'Wedding cakes'],
      own_words: {
        about:
          'Everything is shaped by hand before four in the morning. Our flour comes from a mill in Bergama that my grandfather already bought from.',
      },
    }),
    look: { primary_color: '#9A4A1F', heading_font: 'Lora', body_font: 'Work Sans' },
  },
  bakery_tr: {
    sheet: sheetOf(
      {
        who: { name: 'Kordon Fırını', kind: 'bakery', founding_year: '1987' },
        where: [
          {
            street_address: 'Gazi Bulvarı No: 4',
            locality: 'Alsancak, İzmir',
            opening_hours: week({ 'monday-saturday': '07:00-19:00' }),
          },
        ],
        contact: { telephones: ['0232 555 01 20'] },
        offers: [
          {
            items: [
              { name: 'Ekşi mayalı ekmek', price: '60 TL' },
              { name: 'Simit', price: '15 TL' },
              { name: 'Çavdar ekmeği', price: '70 TL' },
              { name: 'Düğün pastaları' },
            ],
          },
        ],
        wishes: { sections_wanted: ['gallery'] },
      },
      { language: 'tr' }
    ),
    look: {
      primary_color: '#9A4A1F',
      heading_font: 'Lora',
      body_font: 'Work Sans',
      corner_radius: 8,
    },
  },
  yoga: {
    sheet: sheetOf({
      who: { name: 'Still Point', kind: 'yoga', description: 'yoga studio' },
      where: [{ locality: 'Freiburg' }],
      services: ['Vinyasa', 'Yin', 'Hatha', 'Prenatal'],
      own_words: {
        about: 'I have taught for 14 years and I still begin every class sitting quietly.',
      },
      wishes: { moods: ['calm'] },
    }),
    look: {
      primary_color: '#4E7A6B',
      heading_font: 'EB Garamond',
      body_font: 'Nunito',
      corner_radius: 14,
    },
  },
  florist: {
    sheet: sheetOf({
      who: { name: 'Petite Herbe', kind: 'florist' },
      where: [{ locality: 'Lyon', opening_hours: week({ 'tuesday-saturday': '09:00-18:30' }) }],
      services: ['Bouquets', 'Wedding flowers', 'Dried flowers', 'Weekly flowers for offices'],
      own_words: { about: 'We only buy from growers within a day’s drive.' },
    }),
    look: { primary_color: '#7C3F58', body_font: 'Lato', corner_radius: 6 },
  },
  cafe: {
    sheet: sheetOf({
      who: { name: 'Halfway Coffee', kind: 'cafe', description: 'coffee shop' },
      where: [
        {
          street_address: '14 Mill Street',
          locality: 'Leeds',
          opening_hours: week({ 'monday-friday': '07:30-16:00', 'saturday': '09:00-15:00' }),
        },
      ],
      offers: [
        {
          items: [
            { name: 'Espresso', price: '£2.60' },
            { name: 'Filter coffee', price: '£3' },
            { name: 'Flat whites', price: '£3.40' },
            { name: 'Carrot cake', price: '£3.80' },
          ],
        },
      ],
      good_to_know: ['Dogs welcome'],
      wishes: { moods: ['bold', 'fun'] },
    }),
    look: {
      primary_color: '#E4572E',
      heading_font: 'Space Grotesk',
      body_font: 'DM Sans',
      corner_radius: 0,
    },
  },
  groomer: {
    sheet: sheetOf({
      who: { name: 'Muddy Paws', kind: 'dog_groomer', description: 'dog grooming salon' },
      where: [{ locality: 'Portland', opening_hours: week({ 'tuesday-saturday': '09:00-17:00' }) }],
      contact: { telephones: ['503 555 0142'] },
      offers: [
        {
          items: [
            { name: 'Bath and brush', price: '$45' },
            { name: 'Full groom', price: '$75' },
            { name: 'Nail trims', price: '$15' },
            { name: 'Puppy grooms', price: '$40' },
          ],
        },
      ],
      own_words: { about: 'Only two dogs at a time, so nobody waits in a crate.' },
      wishes: { moods: ['friendly', 'playful'] },
    }),
    look: {
      primary_color: '#3C7A89',
      heading_font: 'Nunito',
      body_font: 'Nunito',
      corner_radius: 18,
    },
  },
}

/** A page that the built-in designer made. */
export function ourPage(name: string, seed = name): string {
  const { sheet, look } = ours[name]
  const form: Form = {
    primary_color: '#4B5EAA',
    theme: 'light',
    heading_font: 'Playfair Display',
    body_font: 'Inter',
    corner_radius: 8,
    contact_email: 'owner@example.com',
    ...look,
    chosen: Object.keys(look),
  }
  return renderPage(fillSite(sheet, compose(sheet, form, { seed })), 1)
}
