import { unsupportedIn } from '#designer/sheet/claims'
import { sourceWords } from '#designer/sheet/claims/source_words'
import type { Sheet } from '#designer/sheet/sheet'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

export const prompt =
  'Halfway Coffee is a coffee shop in Leeds, since 1987. Espresso £2.60, two baristas, Ada and Jo Brown. ' +
  'We won a regional award in 2019. Ring 0113 496 0000 or write to ada@halfway.example. ' +
  "Don't put my number 0700 900 123 on the page. Open weekdays 7.30-16:00."

export const english: Sheet = sheetOf(
  {
    who: { name: 'Halfway Coffee', description: 'coffee shop', founding_year: '1987' },
    where: [{ locality: 'Leeds', opening_hours: week({ 'monday-friday': '07:30-16:00' }) }],
    contact: {
      telephones: ['0113 496 0000'],
      emails: ['ada@halfway.example'],
      links: [{ url: 'https://www.instagram.com/halfway', label: 'Instagram' }],
    },
    offers: [{ items: [{ name: 'Espresso', price: '£2.60' }] }],
    people: [{ name: 'Ada' }, { name: 'Jo Brown', role: 'barista' }],
    good_to_know: ['Free parking'],
  },
  { prompt }
)
{
  const start = prompt.indexOf("Don't put")
  const end = prompt.indexOf(' Open weekdays')
  english.coverage = [
    { from: [0, start], as: 'unplaced' },
    { from: [start, end], as: 'refusal' },
    { from: [end, prompt.length], as: 'unplaced' },
  ]
}

export const turkish = sheetOf({
  who: { name: 'Kordon Fırını', description: 'fırın', founding_year: '1987' },
  where: [{ locality: 'İzmir', opening_hours: week({ 'monday-saturday': '07:00-19:00' }) }],
  offers: [{ items: [{ name: 'Simit', price: '15 TL' }] }],
  own_words: { about: 'Unumuz Bergama’daki bir değirmenden gelir. Üç fırıncıyız.' },
  wishes: { language: 'tr' },
})

export const german = sheetOf({
  who: { name: 'Bäckerei Lindner', description: 'Bäckerei', founding_year: '1952' },
  where: [{ locality: 'Münster', opening_hours: week({ 'tuesday-saturday': '07:00-18:00' }) }],
  offers: [{ items: [{ name: 'Roggenbrot', price: '4,50 €' }] }],
  own_words: { about: 'Wir backen mit Sauerteig und viel Zeit.' },
  wishes: { language: 'de' },
})

function unsaid(sheet: Sheet, text: string): string[] {
  return unsupportedIn(
    text,
    sourceWords(sheet, sheet === english ? prompt : ''),
    sheet.wishes.language.value
  )
}

export function passes(
  assert: { deepEqual(a: unknown, b: unknown, m?: string): void },
  sheet: Sheet,
  texts: string[]
) {
  for (const text of texts) assert.deepEqual(unsaid(sheet, text), [], text)
}

export function fails(
  assert: { isNotEmpty(a: unknown, m?: string): void },
  sheet: Sheet,
  texts: string[]
) {
  for (const text of texts) assert.isNotEmpty(unsaid(sheet, text), text)
}
