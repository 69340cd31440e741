import { lineItems } from '#designer/fill/offered'
import type { PageDraft } from '#designer/sheet/page_update/page_draft'
import { updateRows, type Entry } from '#designer/sheet/page_update/rows'
import type { Sheet } from '#designer/sheet/sheet'
import { textLists } from '#designer/sheet/values'
import { capital } from '#designer/text/normalise'

/** Everything that a page lists row by row. */
export function updateLists(draft: PageDraft, [before, after]: [Sheet, Sheet]): void {
  for (const { slots, entries } of listsOf(draft))
    updateRows(draft, { before: entries(before), after: entries(after), slots })
}

interface List {
  /** Slots that hold the names. */
  slots: string[]
  entries: (sheet: Sheet) => Entry[]
}

function listsOf({ says, reading }: PageDraft): List[] {
  const entry = (name: string, ...texts: Entry['texts']): Entry => ({ name, texts })
  const within = (text: string | undefined, ...slots: string[]) => ({ slots, text })
  return [
    {
      slots: ['item', 'heading'],
      entries: ({ offers }) =>
        offers
          .flatMap(({ items }) => items)
          .map(({ value: { name, price, description, note } }) =>
            entry(
              name,
              { ...within(price, 'price', 'value'), label: says.say('price', { item: name }) },
              within([description, note].filter(Boolean).join(' · ') || undefined, 'detail', 'text')
            )
          ),
    },
    ...textLists.map((list) => ({
      slots: ['item'],
      entries: (sheet: Sheet) => {
        const lines = sheet[list].map(({ value }) => value)
        return lineItems(lines, sheet).map(({ name, detail }, at) =>
          entry(textOf(name) ?? lines[at], within(textOf(detail), 'detail'))
        )
      },
    })),
    {
      slots: ['person'],
      entries: ({ people }) =>
        people.map(({ value: { name, role, about } }) =>
          entry(
            name,
            within(role && capital(role, reading.language), 'role'),
            within(about, 'detail')
          )
        ),
    },
    {
      slots: ['what'],
      entries: ({ dates }) =>
        dates.map(({ value: { title, when, place } }) =>
          entry(title, within(when, 'day', 'time'), within(place, 'detail'))
        ),
    },
    {
      slots: ['item'],
      entries: ({ works }) =>
        works.map(({ value: { title, year, about } }) =>
          entry(title, within(year, 'year'), within(about, 'detail'))
        ),
    },
    {
      slots: ['quote'],
      entries: ({ own_words: { quotes } }) =>
        quotes.map(({ value: { text, by } }) => entry(text, within(by, 'by'))),
    },
    {
      slots: ['place'],
      entries: ({ where }) =>
        where.flatMap(({ area_served: areas }) => areas.map(({ value }) => entry(value))),
    },
    {
      slots: ['group', 'heading'],
      entries: ({ offers }) => offers.flatMap(({ name }) => (name ? [entry(name)] : [])),
    },
  ]
}

function textOf(words: unknown): string | undefined {
  return typeof words === 'string' ? words : undefined
}
