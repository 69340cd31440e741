import type { PageDraft } from '#designer/sheet/page_update/page_draft'
import { paired } from '#designer/sheet/page_update/paired'
import type { Printer } from '#designer/sheet/page_update/printed'
import { replacedEntry } from '#designer/sheet/page_update/structured'
import type { Entry } from '#designer/sheet/page_update/entry'
import { updateRows } from '#designer/sheet/page_update/rows'
import type { Sheet, Value } from '#designer/sheet/sheet'
import { textLists } from '#designer/sheet/values'
import { capital } from '#designer/text/normalise'

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
    update(['item'], (sheet) => lineEntries(sheet[list], sheet, print))
  }
  update(['person'], ({ people }) =>
    people.map(({ value: { name, role, about } }) => ({
      name,
      texts: [
        { slots: ['role'], text: role && capital(role, draft.reading.language) },
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
      texts: [
        { slots: ['year'], text: year },
        { slots: ['detail'], text: about },
      ],
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
  updateAreaData(draft, before, after)
  update(['group', 'heading'], ({ offers }) =>
    offers.flatMap(({ name }) => (name ? [{ name, texts: [] }] : []))
  )
}

function updateAreaData(draft: PageDraft, ...sheets: [Sheet, Sheet]): void {
  const [was, is] = sheets.map(({ where }) =>
    where.flatMap(({ area_served: areas }) => areas.map(({ value }) => value))
  )
  for (const [old, now] of paired(was, is, (area) => area).changed) {
    draft.takeQuietly(replacedEntry(draft, old, now))
  }
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

function lineEntries(values: Value<string>[], sheet: Sheet, print: Printer): Entry[] {
  const lines = values.map(({ value }) => value)
  return print
    .lines(lines, sheet)
    .map(({ name, detail }) => ({ name, texts: [{ slots: ['detail'], text: detail }] }))
}

function joined(...parts: (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' · ') || undefined
}
