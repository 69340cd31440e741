import type { Form } from '#designer/site/form'
import type { Sheet } from '#designer/sheet/sheet'
import type { Language } from '#designer/language/language'
import { neutralKind } from '#designer/kinds/all'
import type { Kind, KindWords } from '#designer/kinds/kind'
import { sheetOf, week, type Facts } from '#designer_tests/helpers/sheets'
import { bodyFonts, headingFonts } from 'site-designer/fonts'

export type Theme = 'light' | 'dark'
/** How much is known of a business: everything that it has to say, or its kind alone. */
export type Said = 'full' | 'sparse'

export interface Order {
  trade: Kind
  /** The trade's place in the list: decides names, towns and colours. */
  at: number
  theme: Theme
  said: Said
}

/** What is known of a business of that trade: the same whatever the seed. */
export function sheetFor({ trade, at, theme, said }: Order): Sheet {
  const kind = trade.id === neutralKind ? undefined : trade.id
  // By night every sparse page and every second full one speaks Turkish.
  const isTurkish = theme === 'dark' && (said === 'sparse' || at % 2 === 1)
  const language = isTurkish ? 'tr' : 'en'
  if (said === 'sparse') return sheetOf({ who: { kind } }, { language })
  const facts = isTurkish
    ? turkishFacts(trade, at)
    : englishFacts(trade, theme === 'dark' ? at + 5 : at)
  return sheetOf({ ...facts, who: { ...facts.who, kind } }, { language })
}

/** By day the form is untouched, by night it holds whatever a person may choose. */
export function formFor({ at, theme }: Order): Form {
  return {
    theme,
    primary_color: turn(hardColors, at),
    heading_font: turn(headingFonts, at),
    body_font: turn(bodyFonts, at * 7),
    corner_radius: turn([0, 4, 8, 14, 20], at),
    contact_email: 'owner@harbourlight.example',
    chosen:
      theme === 'light'
        ? ['theme']
        : ['primary_color', 'theme', 'heading_font', 'body_font', 'corner_radius'],
  }
}

/** Every text that a page of this sheet may state: its facts, without wishes and what is unplaced. */
export function textOf(sheet: Sheet): string {
  const { about, quotes } = sheet.own_words
  const facts = Object.entries(sheet)
    .filter(([group]) => !noFacts.includes(group))
    .map(([, group]) => group)
  const said = textsIn([...facts, about, quotes])
  // Who lists credentials says that there is experience: a heading may call it so.
  if (sheet.credentials.length > 0) said.push('experience')
  return said.join('\n')
}

const noFacts = ['own_words', 'wishes', 'suggestions', 'coverage', 'edited']

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (!value || typeof value !== 'object') return []
  // Of a value of the sheet what it says, not who says so.
  if ('source' in value && 'value' in value) return textsIn(value.value)
  return Object.values(value).flatMap(textsIn)
}

function englishFacts(trade: Kind, at: number): Facts {
  const name = turn(names, at)
  return {
    who: { name, founding_year: at % 3 === 0 ? String(1958 + ((at * 7) % 60)) : undefined },
    where: [
      {
        street_address: `${12 + at} ${turn(streets, at)}`,
        locality: turn(places, at * 3),
        area_served: ['call', 'quote'].includes(trade.goal)
          ? ['Bath', 'Frome', 'Corsham']
          : undefined,
        opening_hours: turn(openings, at),
      },
    ],
    contact: {
      telephones: [turn(phones, at)],
      emails: at % 2 === 0 ? [`hello@${name.split(' ')[0].toLowerCase()}.example`] : [],
      // Every third business takes no messages.
      refused: at % 3 === 2 ? ['form'] : [],
    },
    ...offersOf(trade, 'en', at),
    dates: classesOf(trade),
    people: at % 4 === 1 ? [{ name: 'Ada Marlow', role: 'owner' }, { name: 'Piet Vos' }] : [],
    good_to_know: at % 4 === 3 ? ['Step-free entrance', 'Card payments', 'Dogs welcome'] : [],
    credentials: at % 4 === 2 ? ['Member of the Guild since 1999'] : [],
    own_words: {
      about: turn(sayings, at),
      quotes: at % 5 === 0 ? [{ text: 'They did what they said.', by: 'Jo Teller' }] : [],
    },
  }
}

function turkishFacts(trade: Kind, at: number): Facts {
  return {
    who: { name: turn(turkishNames, at) },
    where: [
      {
        street_address: `${turn(turkishStreets, at)} No: ${12 + at}`,
        locality: turn(turkishPlaces, at),
        opening_hours: turn(
          openings.filter((hours) => hours?.notes === undefined),
          at
        ),
      },
    ],
    contact: { telephones: [turn(phones, at)] },
    ...offersOf(trade, 'tr', at),
    good_to_know: at % 3 === 0 ? ['Paket servis', 'Kartla ödeme'] : [],
    own_words: { about: turn(turkishSayings, at) },
  }
}

/** Prices where the trade names them; services are lines without. */
function offersOf(trade: Kind, language: Language, at: number): Pick<Facts, 'offers' | 'services'> {
  const goods = offersIn(trade.words(language), at)
  if (trade.offerKind === 'services') return { services: goods }
  const items = goods.map((name, index) => ({ name, price: turn(money, at)(3 + index * 4) }))
  return { offers: [{ items }] }
}

function offersIn({ goods }: KindWords, at: number): string[] {
  const few = Array.from({ length: Math.min(3 + (at % 4), goods.length) }, (_, index) =>
    turn(goods, at + index)
  )
  return [...new Set(few)]
}

// Only where the week is what such a business hangs beside its door.
function classesOf(trade: Kind): Facts['dates'] {
  if (!trade.sections.includes('timetable') || trade.goal !== 'book') return []
  const [one, two] = trade.words('en').goods
  if (!one || !two) return []
  return [
    { when: 'Mondays at 18:00', title: one },
    { when: 'Wednesdays at 9:30', title: two },
    { when: 'Fridays at 17:15', title: one },
  ]
}

function turn<T>(list: readonly T[], at: number): T {
  return list[at % list.length]
}

const hardColors = [
  '#F2B705', // as light as a brand gets
  '#111111',
  '#FFFFFF',
  '#E0004D',
  '#7AD0C4',
  '#5B2A86',
  '#808080', // neither white nor black reads well on it
]
const names = [
  'Harbourlight',
  'Quill & Daughter',
  'Tidewater',
  'Old Copper Lane',
  'Meadowsweet',
  'Vandersloot',
  'Nightingale and Rye',
  'Second Thursday',
  'Marlow Oakes',
  'Saltmarsh',
  'The Long Table',
  'Ferreira & Sons',
  'Bramble',
  'Northlight',
  'Ada Winterbourne',
  'Three Chimneys',
  'Kestrel',
  'Linden & Co',
  'Papermoon',
]
const places = [
  'Bristol',
  'Ghent',
  'Leeds',
  'Porto',
  'Utrecht',
  'Galway',
  'Wellington',
  'Izmir',
  'Lyon',
  'Norwich',
  'Malmö',
]
const streets = ['Mill Street', 'Harbour Road', 'Chapel Lane', 'Market Square', 'Orchard Row']
const phones = ['0117 496 0123', '+31 30 555 0199', '+90 232 555 01 20', '503 555 0142']
const openings = [
  week({ 'monday-friday': '08:00-17:30', 'saturday': '09:00-13:00' }),
  {
    ...week({ 'monday': 'closed', 'tuesday-saturday': '10:00-18:00' }),
    notes: ['Every second Tuesday until noon'],
  },
  week({ 'monday-friday': ['09:00-12:30', '13:30-17:00'] }),
  week({ 'monday-sunday': '07:30-19:00' }),
]
const sayings = [
  'Everything is done by the same two people. We would rather say no than do it badly.',
  'We answer every message on the day it comes. Nobody here works on commission, and it shows in the advice we give.',
  'Small by choice. We keep the radio low and the door open. Whoever rings speaks to the person who does the work.',
  'We started in a garden shed and still have the key to it. It opens nothing.',
]
const turkishNames = ['Kordon', 'Çınaraltı', 'Mavi Kapı', 'Işık ve Oğulları', 'Üç Basamak']
const turkishPlaces = ['İzmir', 'Bursa', 'Eskişehir', 'Ankara']
const turkishStreets = ['Mimar Sinan Caddesi', 'Gül Sokak', 'Cumhuriyet Bulvarı']
const turkishSayings = [
  'Her işi aynı iki kişi yapıyor. Kötü yapmaktansa hayır demeyi seçeriz.',
  'Gelen her mesaja aynı gün cevap veriyoruz. Telefonu işi yapan kişi açıyor.',
]
const money = [
  (sum: number) => `£${sum}.50`,
  (sum: number) => `${sum * 3} €`,
  (sum: number) => `$${sum * 5}`,
  (sum: number) => `${sum * 100} TL`,
]
