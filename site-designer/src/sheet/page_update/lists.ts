import { lineItems } from '#designer/fill/offered'
import { cellsOf, heldIn } from '#designer/sheet/cells'
import { entryOf, type ValueField } from '#designer/sheet/fields'
import type { Entry } from '#designer/sheet/page_update/entry'
import type { PageDraft } from '#designer/sheet/page_update/page_draft'
import { updateRows } from '#designer/sheet/page_update/rows'
import type { Sheet } from '#designer/sheet/sheet'
import { textLists } from '#designer/sheet/values'
import { capital } from '#designer/text/normalise'

interface List {
  path: ValueField
  /** Slots that hold the names. */
  slots: string[]
  /** The other texts of a row, by the slots that they may stand in. */
  texts?: Record<string, string[]>
}

const lists: List[] = [
  {
    path: 'offers',
    slots: ['item', 'heading'],
    texts: { price: ['price', 'value'], description: ['detail', 'text'] },
  },
  { path: 'people', slots: ['person'], texts: { role: ['role'], about: ['detail'] } },
  { path: 'dates', slots: ['what'], texts: { when: ['day', 'time'], place: ['detail'] } },
  { path: 'works', slots: ['item'], texts: { year: ['year'], about: ['detail'] } },
  { path: 'own_words.quotes', slots: ['quote'], texts: { by: ['by'] } },
  { path: 'where.area_served', slots: ['place'] },
]

/** Everything that a page lists row by row. */
export function updateLists(draft: PageDraft, sheets: [Sheet, Sheet]): void {
  const update = (slots: string[], found: (sheet: Sheet) => Entry[]) => {
    const [before, after] = sheets.map(found)
    updateRows(draft, { before, after, slots })
  }
  for (const list of lists) update(list.slots, (sheet) => entriesOn(sheet, list, draft))
  for (const name of textLists) {
    update(['item'], (sheet) => {
      const lines = sheet[name].map(({ value }) => value)
      return lineItems(lines, sheet).map((item, at) => ({
        name: textOf(item.name) ?? lines[at],
        texts: [{ slots: ['detail'], text: textOf(item.detail) }],
      }))
    })
  }
  update(['group', 'heading', 'nav'], ({ offers }) =>
    offers.flatMap(({ name }) => (name ? [{ name, texts: [] }] : []))
  )
}

function entriesOn(sheet: Sheet, { path, texts = {} }: List, draft: PageDraft): Entry[] {
  const { says, reading } = draft
  return cellsOf(sheet)
    .filter((cell) => cell.path === path)
    .flatMap((cell) =>
      heldIn(cell).map(({ value }) => {
        const main = entryOf(cell.field)?.main
        const told = value as Record<string, string | undefined>
        const name = main ? told[main]! : String(value)
        const shown: Record<string, string | undefined> = {
          ...told,
          description: [told.description, told.note].filter(Boolean).join(' · ') || undefined,
          role: told.role && capital(told.role, reading.language),
        }
        const labels: Record<string, string> = { price: says.say('price', { item: name }) }
        return {
          name,
          texts: Object.entries(texts).map(([key, slots]) => ({
            slots,
            text: shown[key],
            label: labels[key],
          })),
        }
      })
    )
}

function textOf(words: unknown): string | undefined {
  return typeof words === 'string' ? words : undefined
}
