import { stillNamed } from '#designer/fill/stills'
import {
  sectionKinds,
  sectionLayouts,
  type DirectionId,
  type SectionKind,
} from '#designer/site/kinds'
import type { Item, Photo } from '#designer/site/content'
import type { Section, Site } from '#designer/site/site'

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'
const items: Item[] = [
  { name: 'Sourdough', detail: 'Raised for two days, baked dark.', price: '£4.20' },
  { name: 'Seeded rye with sunflower and pumpkin', detail: 'Dense and moist.', price: '£5' },
  { name: long, price: 'from £1,250' },
  { name: 'Ring' },
  { name: { todo: 'Add an offer' } },
]
const photo: Photo = { describe: 'Photo: the counter in morning light, landscape', shape: 'wide' }
const rows = [
  { label: 'Phone', value: '+90 232 555 01 20' },
  { label: 'E-mail', value: 'kordonfirini.siparis.ve.iletisim@kordonfirinialsancak.example' },
  { label: 'Address', value: 'Kıbrıs Şehitleri Caddesi No: 128/B, Alsancak, İzmir' },
  { label: 'Parking', value: { todo: 'Add where to park' } },
]
const week = ['Monday – Friday', 'Saturday', 'Sunday'].map((label) => ({
  label,
  value: '07:00–12:30, 13:30–19:00',
}))
const words =
  'Everything is shaped by hand before four in the morning, and what is left at noon goes to the soup kitchen in the next street.'

/** What a section of each kind may hold: short and long words, places to fill, many and few. */
const contents: Record<SectionKind, object> = {
  hero: {
    kicker: 'Bakery in Izmir · Since 1987',
    title: 'Sourdough, simit and wedding cakes, baked in Izmir',
    lede: words,
    actions: [
      { label: 'Order ahead', href: '#contact' },
      { label: 'Call +90 232 555 01 20', href: 'tel:+902325550120' },
    ],
    near: rows.slice(0, 2),
    phone: { label: '+90 232 555 01 20', href: 'tel:+902325550120' },
    still: stillNamed('cup'),
  },
  notice: { heading: 'Please note', text: 'We are closed from 1 to 15 August.' },
  facts: { rows },
  stats: {
    figures: [
      { value: '1987', label: 'the year we began' },
      { value: '9', label: 'tables' },
      { value: '2,400', label: 'loaves in a week, give or take a tray' },
    ],
  },
  menu: { heading: 'From the oven', items },
  prices: { heading: 'Prices', items, note: 'Children pay half.' },
  services: { heading: 'What we do', items },
  works: {
    heading: 'Work',
    works: [
      { title: 'Footbridge over the Schie', year: '2024', about: words },
      { title: long, year: '1999–2003' },
      { title: 'First Light', about: 'An album.' },
      { title: 'Bread for beginners' },
    ],
  },
  skills: { heading: 'Skills', items: [{ name: 'Eurocode 5' }, ...items.slice(2, 4)] },
  clients: { heading: 'Clients', items: [{ name: 'Kern & Co' }, ...items.slice(2, 4)] },
  credentials: { heading: 'Experience', items: items.slice(0, 4) },
  good_to_know: {
    heading: 'Good to know',
    items: [{ name: 'Dogs welcome' }, ...items.slice(1, 4)],
  },
  detail: {
    heading: 'Wedding cakes',
    paragraphs: [words, words],
    rows: [
      { label: 'Price', value: 'from £180' },
      { label: 'How long it takes', value: { todo: 'Add how long it takes' } },
    ],
    action: { label: 'Ask for a quote', href: '#contact' },
  },
  packages: {
    heading: 'Packages',
    packages: [
      { name: 'Small', price: '£400', includes: ['Four hours', 'Forty pictures', 'One evening'] },
      {
        name: 'The whole day, from breakfast to the last dance',
        price: '£1,250',
        includes: [long],
      },
      { name: { todo: 'Add the name of a package' }, includes: [{ todo: 'Add what is in it' }] },
    ],
  },
  timetable: {
    heading: 'Timetable',
    days: ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'].map((day) => ({
      day,
      entries: [
        { time: '09:00', what: 'Hatha' },
        { time: '18:30', what: 'Vinyasa for people who sit all day' },
      ],
    })),
  },
  events: {
    heading: 'Dates',
    events: [
      { day: '12 May 2026', date: '2026-05-12', time: '19:00', what: 'Wine tasting' },
      { day: '3 June', what: 'Bread for beginners, with lunch', detail: 'Bring an apron.' },
      { day: { todo: 'Add a date' }, what: { todo: 'Add what happens' } },
    ],
  },
  hours: { heading: 'Opening hours', rows: week },
  about: {
    heading: 'About',
    paragraphs: [words, words, words],
    photo: { ...photo, shape: 'tall' },
  },
  statement: { text: 'Our flour comes from a mill that my grandfather already bought from.' },
  gallery: {
    heading: 'Around the bakery',
    photos: (['wide', 'tall', 'square', 'wide'] as const).map((shape) => ({ ...photo, shape })),
  },
  before_after: {
    heading: 'Before and after',
    labels: { before: 'Before', after: 'After' },
    changes: [
      { before: photo, after: photo },
      { before: photo, after: photo },
    ],
  },
  process: { heading: 'How it works', steps: items.slice(0, 4) },
  team: {
    heading: 'The people',
    people: [
      { name: 'Ayşe Yılmaz', role: 'Baker', about: words },
      { name: 'Maximilian Hohenstaufen-Wittgenstein', role: 'Pastry' },
      { name: { todo: 'Add a name' }, role: { todo: 'Add what they do' } },
    ],
  },
  testimonials: {
    heading: 'In their words',
    quotes: [
      { text: words, by: 'Deniz' },
      { text: 'The best simit of the street.', by: 'Can' },
      { text: { todo: 'Add a real customer’s words here' }, by: { todo: 'Add their name' } },
    ],
  },
  faq: {
    heading: 'Questions',
    items: [
      { question: 'Where are you?', answer: 'In Alsancak.' },
      { question: 'Is there an online shop with delivery to other towns?', answer: words },
      { question: 'When are you open?', answer: { todo: 'Add your answer' } },
    ],
  },
  downloads: {
    heading: 'Downloads',
    files: [
      { name: 'Menu', href: 'https://example.com/menu.pdf', todo: 'Add your menu' },
      { name: 'Price list', todo: 'Add a link to your price list as a PDF' },
    ],
  },
  area: {
    heading: 'Where we go',
    places: ['Bristol', 'Bath', 'Clevedon', 'Weston-super-Mare', { todo: 'Add a place' }],
    note: 'Somewhere else? Ask us.',
  },
  map: {
    heading: 'Find us',
    address: 'Kıbrıs Şehitleri Caddesi No: 128/B, Alsancak, İzmir',
    directions: { label: 'Get directions', href: 'https://www.openstreetmap.org/search?query=x' },
    note: 'The blue door beside the tram stop.',
  },
  visit: {
    heading: 'Find us in Izmir',
    rows: rows.slice(0, 3),
    hours: week,
    directions: { label: 'Get directions', href: 'https://www.openstreetmap.org/search?query=x' },
  },
  call: { heading: 'Ready when you are', action: { label: 'Order ahead', href: '#contact' } },
  contact: { heading: 'Order ahead', intro: words, rows: rows.slice(0, 2), form: true },
  newsletter: {
    heading: 'Hear from us',
    intro: 'Leave your e-mail address and we write when there is something new.',
    message: 'Please put me on the list for your newsletter.',
    button: 'Sign up',
  },
  legal: {
    heading: 'Privacy and imprint',
    parts: [
      { title: 'What happens with your message', paragraphs: [words, words], rows: [] },
      {
        title: 'Who is responsible',
        paragraphs: ['Kordon Fırını'],
        rows: [{ label: 'Owner', value: { todo: 'Add your full name' } }],
      },
    ],
  },
}

/** A section of a kind in a layout; its anchors are the page's own. */
export function sectionOf(kind: SectionKind, layout: string): Section {
  const id = kind === 'hero' ? 'start' : kind.replaceAll('_', '-')
  return { kind, layout, surface: 'plain', id, nav: kind, ...contents[kind] } as Section
}

export const everyLayout = sectionKinds.flatMap((kind) =>
  sectionLayouts[kind].map((layout) => [kind, layout] as const)
)

/** A page with these sections; a hero and a contact section are there in any case. */
export function pageWith(sections: Section[], direction: DirectionId): Site {
  const there = (kind: SectionKind) => sections.some((section) => section.kind === kind)
  return {
    schema: 1,
    language: 'en',
    direction,
    seed: 'every section',
    look: {
      primary_color: '#9a4a1f',
      theme: 'light',
      heading_font: 'Lora',
      body_font: 'Work Sans',
      corner_radius: 8,
    },
    business: { name: 'Kordon Fırını', trade: 'bakery', schema_type: 'Bakery', links: [] },
    seo: { title: 'Kordon Fırını', description: 'Bakery in Izmir' },
    header: { layout: 'bar' },
    sections: [
      ...(there('hero') ? [] : [sectionOf('hero', 'split')]),
      ...sections,
      ...(there('contact') ? [] : [sectionOf('contact', 'panel')]),
    ],
    footer: { layout: 'line', lines: ['Bakery, Izmir'] },
  }
}
