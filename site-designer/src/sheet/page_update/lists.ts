import type { PageDraft } from '#designer/sheet/page_update/page_draft'
import type { Printer } from '#designer/sheet/page_update/printed'
import { updateRows, type Entry } from '#designer/sheet/page_update/rows'
import type { Sheet } from '#designer/sheet/sheet'
import { textLists } from '#designer/sheet/values'

/** Everything that a page lists row by row. */
export function updateLists(
  draft: PageDraft,
  [before, after]: [Sheet, Sheet],
  print: Printer
): void {
  const update = (slots: string[], entries: (sheet: Sheet) => Entry[]) =>
    updateRows(draft, { before: entries(before), after: entries(after), slots })
  update(['item', 'heading'], (sheet) => itemsOf(sheet, draft))
  for (const list of textLists) {
    update(['item'], (sheet) => sheet[list].map(({ value }) => lineEntry(value, sheet, print)))
  }
  update(['person'], ({ people }) =>
    people.map(({ value: { name, role, about } }) => ({
      name,
      texts: [
        { slots: ['role'], text: role },
        { slots: ['detail'], text: about },
      ],
    }))
  )
  update(['what'], ({ dates }) =>
    dates.map(({ value: { title, when, place } }) => ({
      name: title,
      texts: [
        { slots: ['day', 'time'], text: when },
        { slots: ['detail'], text: place },
      ],
    }))
  )
  update(['item'], ({ works }) =>
    works.map(({ value: { title, year, about } }) => ({
      name: title,
      texts: [{ slots: ['detail'], text: joined(year, about) }],
    }))
  )
  update(['quote'], ({ own_words: { quotes } }) =>
    quotes.map(({ value: { text, by } }) => ({ name: text, texts: [{ slots: ['by'], text: by }] }))
  )
  update(['place'], ({ where }) =>
    where.flatMap(({ area_served: areas }) =>
      areas.map(({ value }) => ({ name: value, texts: [] }))
    )
  )
  update(['group'], ({ offers }) =>
    offers.flatMap(({ name }) => (name ? [{ name, texts: [] }] : []))
  )
}

function itemsOf({ offers }: Sheet, { says }: PageDraft): Entry[] {
  return offers.flatMap(({ items }) =>
    items.map(({ value: { name, price, description, note } }) => ({
      name,
      texts: [
        { slots: ['price', 'value'], text: price, label: says.price(name) },
        { slots: ['detail', 'text'], text: joined(description, note) },
      ],
    }))
  )
}

function lineEntry(line: string, sheet: Sheet, print: Printer): Entry {
  const { name, detail } = print.line(line, sheet)
  return { name, texts: [{ slots: ['detail'], text: detail }] }
}

function joined(...parts: (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' · ') || undefined
}
