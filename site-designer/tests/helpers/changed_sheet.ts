import type { SheetChange } from '#designer/sheet/change'
import { changeSheet } from '#designer/sheet/change_sheet'
import type { Sheet, Stretch, Suggestion, TextField } from '#designer/sheet/sheet'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

export const prompt =
  'Lume is a bakery in Leeds. Ring 0113 496 0000. We bake at night. Rye bread 4 €.'

export function bakery(): Sheet {
  return sheetOf(
    {
      who: { name: 'Lume', description: 'bakery' },
      where: [{ locality: 'Leeds', opening_hours: week({ 'monday-friday': '07:00-15:00' }) }],
      contact: { telephones: ['0113 496 0000'] },
      offers: [{ items: [{ name: 'Simit', price: '1 €' }] }],
    },
    { prompt }
  )
}

export function changed(sheet: Sheet, change: SheetChange): Sheet {
  const result = changeSheet(sheet, change, prompt)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

export function at(words: string): Stretch {
  const start = prompt.indexOf(words)
  return [start, start + words.length]
}

/** What became of the words of the prompt. */
export function became(sheet: Sheet, words: string): string[] {
  const [start, end] = at(words)
  return sheet.coverage
    .filter(({ from }) => from[0] < end && start < from[1])
    .map(({ as, field }) => field ?? as)
}

export function suggestion(
  id: string,
  field: TextField,
  value: string,
  place?: number
): Suggestion {
  const start = Math.max(0, prompt.indexOf(value))
  const from: Stretch = [start, start + value.length]
  return { id, field, value, from, why: 'by_position', ...(place === undefined ? {} : { place }) }
}
