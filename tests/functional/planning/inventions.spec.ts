import { test } from '@japa/runner'
import { checkSite, claimsOnlyWhatWasSaid, compose, fillSite, renderSite } from 'site-designer'
import { randomSheets } from '#designer_tests/helpers/random_sheets'
import { BuiltinDesigner } from '#planning/designers/builtin'
import { OpenaiDesigner } from '#planning/designers/openai'
import { scriptedModel } from '#tests/fakes/scripted_model'

/** Typical inventions of models: prices, years, awards, reviews, people, places, contact details. */
const inventions = [
  { says: 'Family-run since 1962', marks: ['1962'] },
  { says: 'From £19.90 a piece', marks: ['19.90'] },
  { says: 'Ab 23,50 € pro Stück', marks: ['23,50'] },
  { says: 'Voted the best in Northumbria', marks: ['Northumbria'] },
  { says: 'More than 4,300 happy customers', marks: ['4,300'] },
  {
    says: '“The best I ever had”, says Margarete Oppenheimer.',
    marks: ['Oppenheimer', 'best I ever'],
  },
  { says: 'Our head chef Giancarlo Benedetti welcomes you.', marks: ['Giancarlo', 'Benedetti'] },
  { says: 'Call 0800 555 0199 today.', marks: ['555 0199'] },
  { says: 'Write to booking@invented.example.', marks: ['invented.example'] },
  { says: 'Award-winning and certified.', marks: ['Award-winning'] },
  { says: 'With thirty-seven years of experience.', marks: ['thirty-seven'] },
  { says: 'Rated 4.9 stars on Tripadvisor.', marks: ['4.9 stars', 'Tripadvisor'] },
  { says: 'Find us at 221 Kensington Gardens.', marks: ['Kensington'] },
  { says: 'Open until 23:55 every night.', marks: ['23:55'] },
]
const inGerman = [
  { says: 'Seit 1962 in Familienhand', marks: ['1962'] },
  { says: 'Schon ab 23,50 € pro Stück', marks: ['23,50'] },
  { says: 'Mehr als 4.300 zufriedene Kunden vertrauen uns', marks: ['4.300'] },
  { says: '„Das Beste, was es gibt“, sagt eine Kundin.', marks: ['Das Beste, was'] },
  { says: 'Ihr Arzt Dr. Albrecht Wiesengrund freut sich auf Sie.', marks: ['Wiesengrund'] },
  { says: 'Rufen Sie an unter 0800 555 0199.', marks: ['555 0199'] },
  { says: 'Ausgezeichnet und zertifiziert nach ISO.', marks: ['zertifiziert'] },
  { says: 'Bis 23:55 Uhr sind wir für Sie da.', marks: ['23:55'] },
]

const places = [
  { kind: 'restaurant', language: 'en' },
  { kind: 'shop', language: 'en' },
  { kind: 'practice', language: 'de' },
  { kind: undefined, language: 'en' },
]
const EACH = 10

test.group('A model that invents facts', () => {
  test('publishes none of them on 40 sheets', async ({ assert }) => {
    let asked = 0
    const model = scriptedModel(({ material }) => {
      // German texts on a German page, sometimes English ones.
      const list = material.Language === 'de' && asked % 3 > 0 ? inGerman : inventions
      const [heading, intro, one, two] = [0, 1, 2, 3].map(
        (step) => list[(asked * 3 + step) % list.length].says
      )
      asked++
      return { heading, intro, paragraphs: [one, two] }
    })
    const designer = new OpenaiDesigner(model, new BuiltinDesigner(), { tell: () => undefined })
    let pages = 0
    for (const [seed, place] of places.entries()) {
      for (const { sheet, form } of randomSheets(seed + 7, EACH, place)) {
        const outline = compose(sheet, form, { seed: String(seed) })
        const words = await designer.write({ sheet, outline, prompt: '' }, () => undefined)
        const copy = claimsOnlyWhatWasSaid(sheet, '', words)
        const site = checkSite(fillSite(sheet, outline, copy))
        if (!site.ok) throw new Error(site.error.join('; '))
        const [page, without] = [site.value, fillSite(sheet, outline)].map(renderSite)
        for (const { says, marks } of [...inventions, ...inGerman]) {
          const found = marks.filter((mark) => page.includes(mark) && !without.includes(mark))
          assert.deepEqual(found, [], says)
        }
        pages++
      }
    }
    assert.equal(pages, 40)
    assert.isAbove(asked, 100)
  }).timeout(120_000)
})
