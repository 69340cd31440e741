import fc from 'fast-check'
import type { DirectionId, SectionKind } from '#designer/site/kinds'
import { directions, sectionKinds } from '#designer/site/kinds'
import type { Form } from '#designer/designer/form'
import type { PlaceChange } from '#designer/sheet/change'
import { ways, weekdays, type Sheet } from '#designer/sheet/sheet'
import { sheetOf, type Facts } from '#designer_tests/helpers/sheets'
import { bodyFonts, headingFonts } from 'site-designer/fonts'

/** How much a random sheet holds: a bit of most fields, hardly anything, or each field to its limit. */
export const extents = ['full', 'sparse', 'limits'] as const
export type Extent = (typeof extents)[number]

export interface RandomSheet {
  extent: Extent
  sheet: Sheet
  form: Form
}

/** Sheets that the schema allows, of one kind and language: the same for the same seed. */
export function randomSheets(
  seed: number,
  count: number,
  { kind, language }: { kind: string | undefined; language: string }
): RandomSheet[] {
  const one = fc
    .tuple(fc.constantFrom(...extents), fc.nat())
    .chain(([extent]) =>
      fc.record({ extent: fc.constant(extent), facts: facts(extent), form: anyForm })
    )
  return fc.sample(one, { seed, numRuns: count }).map(({ extent, facts: told, form }) => {
    const sheet = sheetOf({ ...told, who: { ...told.who, kind } }, { language })
    sheet.wishes.direction = told.direction && { value: told.direction, source: 'edited' }
    return { extent, sheet, form }
  })
}

interface RandomFacts extends Facts {
  direction?: DirectionId
}

/** Words as different as people's: long ones, one letter, other scripts, marks. */
const word = fc.constantFrom(
  'a',
  'of',
  'bread',
  'Harbour',
  'Übungsräume',
  'Donaudampfschifffahrt',
  'İstanbul',
  'çiğ',
  'naïve',
  'L’Étoile',
  'O’Brien',
  '“quoted”',
  '&',
  '<b>',
  '50%',
  'C++',
  '東京',
  'שלום',
  'مرحبا',
  '🎉',
  'Rindfleischetikettierungsüberwachung'
)

/** A text of whole words that ends before the limit; at the limit it is filled up to it. */
function text(limit: number, extent: Extent): fc.Arbitrary<string> {
  const most = extent === 'limits' ? limit : Math.min(limit, 60)
  const words = fc.array(word, { minLength: 1, maxLength: 60 })
  return words.map((list) => {
    let said = list[0].slice(0, most)
    const more = extent === 'limits' ? endless(list) : list.slice(1)
    for (const next of more) {
      if (said.length + 1 + next.length > most) break
      said += ` ${next}`
    }
    return said
  })
}

function* endless<T>(list: T[]): Generator<T> {
  while (true) yield* list
}

function facts(extent: Extent): fc.Arbitrary<RandomFacts> {
  const line = (limit: number) => text(limit, extent)
  const weights = { full: [1, 2], sparse: [5, 1], limits: [0, 1] }[extent]
  const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
    fc.oneof(
      { arbitrary: fc.constant(undefined), weight: weights[0] },
      { arbitrary: value, weight: weights[1] }
    )
  const list = <T>(value: fc.Arbitrary<T>, most: number): fc.Arbitrary<T[]> => {
    const longest = extent === 'limits' ? most : extent === 'sparse' ? 1 : 5
    const shortest = extent === 'limits' ? Math.ceil(most / 2) : 0
    return fc.array(value, { minLength: shortest, maxLength: longest })
  }
  const time = fc.constantFrom('00:00', '06:15', '09:00', '12:30', '17:45', '23:59')
  const span = fc.record({ opens: time, closes: time })
  const hours = fc.oneof(
    fc.record({ spans: fc.array(span, { maxLength: 3 }) }),
    fc.record({ spans: fc.constant([]), text: line(60) })
  )
  const price = fc.constantFrom('£4', '14,50 €', 'from £89', '1.250 TL per person', '$0', 'free')
  const item = fc.record(
    { name: line(90), description: line(200), price, note: line(90) },
    { requiredKeys: ['name'] }
  )
  const place = fc.record(
    {
      label: line(90),
      street_address: line(120),
      postal_code: fc.constantFrom('BS1 4QA', '10115', '34710'),
      locality: line(60),
      country: line(40),
      area_served: list(line(60), 20),
      online: fc.boolean(),
      by_appointment: fc.boolean(),
      closed_until: line(60),
      opening_hours: fc.record(
        {
          ...Object.fromEntries(weekdays.map((day) => [day, hours])),
          notes: list(line(120), 5),
        },
        { requiredKeys: [] }
      ),
    },
    { requiredKeys: [] }
  ) as fc.Arbitrary<PlaceChange>

  return fc.record({
    who: fc.record({
      name: maybe(line(90)),
      description: maybe(line(120)),
      slogan: maybe(line(120)),
      founding_year: maybe(fc.constantFrom('1887', '2024')),
    }),
    where: list(place, extent === 'limits' ? 6 : 3),
    contact: fc.record({
      telephones: list(fc.constantFrom('0117 496 0123', '+90 232 555 01 20'), 3),
      emails: list(fc.constantFrom('a@b.co', `${'long'.repeat(12)}@harbourlight.example`), 2),
      links: list(
        fc.record({
          url: fc.constantFrom('https://example.com/a', 'mailto:x@y.co'),
          label: line(60),
        }),
        6
      ),
      preferred: maybe(fc.constantFrom(...ways)),
      refused: fc.subarray([...ways], { maxLength: extent === 'full' ? 2 : 0 }),
    }),
    offers: list(fc.record({ name: line(90), items: list(item, 40) }), 4),
    services: list(line(200), 20),
    skills: list(line(90), 20),
    clients: list(line(90), 20),
    credentials: list(line(120), 12),
    people: list(
      fc.record({ name: line(90), role: line(60), about: line(300) }, { requiredKeys: ['name'] }),
      12
    ),
    dates: list(
      fc.record(
        {
          when: fc.constantFrom('Saturday 12 May, 7 pm', '12.05.2027', 'Mondays at 18:00'),
          title: line(90),
          place: line(60),
        },
        { requiredKeys: ['when', 'title'] }
      ),
      20
    ),
    works: list(
      fc.record(
        { title: line(90), year: fc.constant('2019'), about: line(200) },
        {
          requiredKeys: ['title'],
        }
      ),
      12
    ),
    good_to_know: list(line(90), 12),
    own_words: fc.record({
      about: maybe(line(2000)),
      quotes: list(fc.record({ text: line(300), by: line(60) }, { requiredKeys: ['text'] }), 6),
    }),
    wishes: fc.record({
      sections_wanted: few(sectionKinds, extent),
      sections_refused: few(sectionKinds, extent),
    }),
    direction: maybe(fc.constantFrom(...directions)),
  }) as fc.Arbitrary<RandomFacts>
}

function few(kinds: readonly SectionKind[], extent: Extent): fc.Arbitrary<SectionKind[]> {
  return fc.subarray([...kinds], { maxLength: extent === 'limits' ? 0 : 3 })
}

const anyForm: fc.Arbitrary<Form> = fc.record({
  theme: fc.constantFrom('light' as const, 'dark' as const),
  primary_color: fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((colour) => `#${colour.toString(16).padStart(6, '0')}`),
  heading_font: fc.constantFrom(...headingFonts),
  body_font: fc.constantFrom(...bodyFonts),
  corner_radius: fc.integer({ min: 0, max: 24 }),
  contact_email: fc.constant('owner@harbourlight.example'),
  chosen: fc.subarray<Form['chosen'][number]>([
    'primary_color',
    'theme',
    'heading_font',
    'body_font',
    'corner_radius',
  ]),
})
