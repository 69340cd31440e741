import fc from 'fast-check'
import type { DirectionId, SectionKind } from '#designer/site/kinds'
import { directions, sectionKinds } from '#designer/site/kinds'
import type { Form } from '#designer/site/form'
import type { PlaceChange } from '#designer/sheet/change'
import { ways, weekdays, type Sheet } from '#designer/sheet/sheet'
import { sheetOf, type Facts } from '#designer_tests/helpers/sheets'
import { bodyFonts, headingFonts } from 'site-designer/fonts'

/**
 * What a random sheet holds: a bit of most fields, hardly anything, each field to its limit, one
 * word a field, words from right to left, or lists as long as they may be.
 */
const extents = ['full', 'sparse', 'limits', 'one_word', 'right_to_left', 'many'] as const
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

/** Words as different as people's: long ones, one letter, other scripts, marks, a pasted link. */
const anyWord = [
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
  'Rindfleischetikettierungsüberwachung',
  'https://harbourlight.example/dates/2027/how-to-find-us',
]
const fromRightToLeft = ['שלום', 'לחם', 'הבית', 'مرحبا', 'خبز', 'المدينة', 'و', '2027', 'O’Brien']

/** A text of whole words that ends before the limit; at the limit it is filled up to it. */
function text(limit: number, extent: Extent): fc.Arbitrary<string> {
  const word = fc.constantFrom(...(extent === 'right_to_left' ? fromRightToLeft : anyWord))
  const most = extent === 'limits' ? limit : Math.min(limit, 60)
  const words = fc.array(word, { minLength: 1, maxLength: extent === 'one_word' ? 1 : 60 })
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
  const isFilled = extent === 'limits' || extent === 'many'
  const weights = extent === 'sparse' ? [5, 1] : isFilled ? [0, 1] : [1, 2]
  const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
    fc.oneof(
      { arbitrary: fc.constant(undefined), weight: weights[0] },
      { arbitrary: value, weight: weights[1] }
    )
  const list = <T>(value: fc.Arbitrary<T>, most: number): fc.Arbitrary<T[]> => {
    const [least, usual] = { full: [0, 5], sparse: [0, 1], limits: [3, 5], many: [12, 12] }[
      extent === 'one_word' || extent === 'right_to_left' ? 'full' : extent
    ]
    return fc.array(value, { minLength: Math.min(least, most), maxLength: Math.min(usual, most) })
  }
  const time = fc.constantFrom('00:00', '06:15', '09:00', '12:30', '17:45', '23:59')
  const span = fc.record({ opens: time, closes: time })
  const hours = fc.oneof(
    fc.record({ spans: fc.array(span, { maxLength: 3 }) }),
    fc.record({ spans: fc.constant([]), text: line(200) })
  )
  const price = fc.oneof(
    fc.constantFrom('£4', '14,50 €', 'from £89', '1.250 TL per person', '$0', 'free'),
    line(60)
  )
  const item = fc.record(
    { name: line(200), description: line(300), price, note: line(200) },
    { requiredKeys: ['name'] }
  )
  const group = fc.record({ name: line(120), items: list(item, 50) })
  // As many as the schema takes, in five groups.
  const forty = fc.array(item, { minLength: 40, maxLength: 40 })
  const everyOffer = fc.array(fc.record({ name: line(120), items: forty }), {
    minLength: 5,
    maxLength: 5,
  })
  const place = fc.record(
    {
      label: line(120),
      street_address: line(200),
      postal_code: fc.oneof(fc.constantFrom('BS1 4QA', '10115', '34710'), line(20)),
      locality: line(120),
      country: line(80),
      area_served: list(line(120), 50),
      online: fc.boolean(),
      by_appointment: fc.boolean(),
      closed_until: line(120),
      opening_hours: fc.record(
        {
          ...Object.fromEntries(weekdays.map((day) => [day, hours])),
          notes: list(line(300), 20),
        },
        { requiredKeys: [] }
      ),
    },
    { requiredKeys: [] }
  ) as fc.Arbitrary<PlaceChange>

  return fc.record({
    who: fc.record({
      name: maybe(line(120)),
      description: maybe(line(200)),
      slogan: maybe(line(200)),
      founding_year: maybe(fc.constantFrom('1887', '2024')),
    }),
    where: list(place, 4),
    contact: fc.record({
      telephones: list(
        fc.constantFrom('0117 496 0123', '+90 232 555 01 20', '0117 496 0123 or 07700 900 123'),
        10
      ),
      emails: list(fc.constantFrom('a@b.co', `${'long'.repeat(12)}@harbourlight.example`), 10),
      links: list(
        fc.record({
          url: fc.constantFrom('https://example.com/a', 'mailto:x@y.co'),
          label: line(80),
        }),
        20
      ),
      preferred: maybe(fc.constantFrom(...ways)),
      refused: fc.subarray([...ways], { maxLength: extent === 'full' ? 2 : 0 }),
    }),
    offers: extent === 'many' ? everyOffer : list(group, 5),
    services: list(line(300), 50),
    skills: list(line(300), 50),
    clients: list(line(300), 50),
    credentials: list(line(300), 50),
    people: list(
      fc.record({ name: line(120), role: line(120), about: line(300) }, { requiredKeys: ['name'] }),
      50
    ),
    dates: list(
      fc.record(
        {
          when: fc.oneof(
            fc.constantFrom('Saturday 12 May, 7 pm', '12.05.2027', 'Mondays at 18:00'),
            line(120)
          ),
          title: line(200),
          place: line(200),
        },
        { requiredKeys: ['when', 'title'] }
      ),
      50
    ),
    works: list(
      fc.record(
        { title: line(200), year: fc.oneof(fc.constant('2019'), line(40)), about: line(300) },
        {
          requiredKeys: ['title'],
        }
      ),
      50
    ),
    steps: list(fc.record({ name: line(120), text: line(300) }, { requiredKeys: ['name'] }), 12),
    questions: list(
      fc.record({ question: line(200), answer: line(300) }, { requiredKeys: ['question'] }),
      30
    ),
    good_to_know: list(line(300), 50),
    own_words: fc.record({
      about: maybe(line(2000)),
      quotes: list(fc.record({ text: line(300), by: line(200) }, { requiredKeys: ['text'] }), 50),
    }),
    wishes: fc.record({
      sections_wanted: few(sectionKinds, extent),
      sections_refused: few(sectionKinds, extent),
    }),
    direction: maybe(fc.constantFrom(...directions)),
  }) as fc.Arbitrary<RandomFacts>
}

function few(kinds: readonly SectionKind[], extent: Extent): fc.Arbitrary<SectionKind[]> {
  return fc.subarray([...kinds], { maxLength: extent === 'limits' || extent === 'many' ? 0 : 3 })
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
