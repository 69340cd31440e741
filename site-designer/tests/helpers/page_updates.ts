import { validate } from 'editor-engine'
import type { SheetChange } from '#designer/sheet/change'
import { changeSheet } from '#designer/sheet/change_sheet'
import type { Sheet } from '#designer/sheet/sheet'
import { updatePage, type PageUpdate } from '#designer/live_page/update_page'
import { PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

export const bakery = sheetOf({
  who: { name: 'Kordon Fırını', description: 'bakery', founding_year: '1987' },
  where: [
    {
      locality: 'Izmir',
      opening_hours: week({ 'monday-saturday': '07:00-19:00', 'sunday': 'closed' }),
    },
  ],
  contact: { telephones: ['+90 232 555 01 20'] },
  offers: [
    {
      items: [
        { name: 'Sourdough' },
        { name: 'Simit' },
        { name: 'Rye bread' },
        { name: 'Wedding cakes' },
      ],
    },
  ],
})

export const cafe = sheetOf({
  who: { name: 'Halfway Coffee', description: 'coffee shop' },
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
        { name: 'Toasted sandwiches', price: '£6.50' },
        { name: 'Carrot cake', price: '£3.80' },
      ],
    },
  ],
  good_to_know: ['Dogs welcome'],
})

function changed(sheet: Sheet, change: SheetChange): Sheet {
  const result = changeSheet(sheet, change, '')
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** The page once its sheet has changed; a change that breaks the page throws. */
export function updated(html: string, before: Sheet, change: SheetChange): PageUpdate {
  const update = updatePage(html, before, changed(before, change))
  if (errorsOf(update.html) > errorsOf(html)) throw new Error('The page has new errors.')
  return update
}

function errorsOf(html: string): number {
  const plain = html.replace(/src="data:image\/svg\+xml,[^"]*"/g, 'src="drawn.png"')
  return validate(plain).filter(({ severity }) => severity === 'error').length
}

export function slots(html: string, name: string): string[] {
  return new PageReading(html).slots(name).map(wordsOf)
}
