import fc from 'fast-check'
import type { SheetChange } from '#designer/sheet/change'
import { textFields, ways, weekdays, type Sheet } from '#designer/sheet/sheet'
import { sectionKinds } from '#designer/site/kinds'
import { sheetOf, type Facts } from '#designer_tests/helpers/sheets'

/** Sheets and changes of all kinds, for properties. Few words, so that values often meet. */

const word = fc.constantFrom(
  'Lume',
  'bread',
  'Kordon',
  'tea 3 €',
  'Ada',
  '12 May',
  'ring 0113 496',
  'öl'
)
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '))
const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 })
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })

const time = fc.constantFrom('09:00', '12:30', '17:00', '23:00')
const hours = fc.record({ spans: few(fc.record({ opens: time, closes: time })) })
const item = fc.record({ name: words, price: fc.constantFrom('3 €', '4 €') })
const place = fc.record(
  {
    label: words,
    street_address: words,
    locality: words,
    area_served: few(words),
    online: fc.boolean(),
    opening_hours: fc.record(
      { ...Object.fromEntries(weekdays.map((day) => [day, hours])), notes: few(words) },
      { requiredKeys: [] }
    ) as fc.Arbitrary<object>,
  },
  { requiredKeys: [] }
)

const fields = {
  who: fc.record(
    { name: words, has_no_name: fc.boolean(), description: words, slogan: words },
    { requiredKeys: [] }
  ),
  where: few(place),
  contact: fc.record(
    {
      telephones: few(words),
      emails: few(fc.constantFrom('a@b.co', 'c@d.co')),
      links: few(fc.record({ url: fc.constant('https://a.co/'), label: words })),
      preferred: fc.constantFrom(...ways),
      refused: few(fc.constantFrom(...ways)),
    },
    { requiredKeys: [] }
  ),
  offers: few(fc.record({ name: words, items: few(item) })),
  services: few(words),
  credentials: few(words),
  people: few(fc.record({ name: words })),
  dates: few(fc.record({ when: words, title: words })),
  works: few(fc.record({ title: words })),
  steps: few(fc.record({ name: words })),
  questions: few(fc.record({ question: words, answer: words })),
  good_to_know: few(words),
  own_words: fc.record({ about: words, quotes: few(fc.record({ text: words })) }),
  wishes: fc.record(
    { moods: few(words), sections_wanted: few(fc.constantFrom(...sectionKinds)) },
    { requiredKeys: [] }
  ),
}

const anyPrompt = fc.array(word, { maxLength: 12 }).map((list) => list.join('. '))

const anyFacts = fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Facts>

/** A sheet read from a prompt, with suggestions in it. */
export const anySheet: fc.Arbitrary<{ sheet: Sheet; prompt: string }> = fc
  .record({ prompt: anyPrompt, facts: anyFacts, luck: few(fc.nat(1000)) })
  .map(({ prompt, facts, luck }) => {
    const sheet = sheetOf(facts, { prompt })
    luck.forEach((number, at) => {
      const unplaced = sheet.own_words.unplaced[number % (sheet.own_words.unplaced.length || 1)]
      if (!unplaced?.from) return
      const field = textFields[number % textFields.length]
      const { value, from } = unplaced
      sheet.suggestions.push({ id: `s${at + 1}`, field, value, from, why: 'by_position' })
    })
    return { sheet, prompt }
  })

export const anyFieldChange: fc.Arbitrary<SheetChange> = fc.record(
  {
    ...fields,
    who: fc.record(
      {
        name: maybe(fc.option(words)),
        has_no_name: fc.boolean(),
        description: fc.option(words),
        slogan: fc.option(words),
      },
      { requiredKeys: [] }
    ),
  },
  { requiredKeys: [] }
) as fc.Arbitrary<SheetChange>
