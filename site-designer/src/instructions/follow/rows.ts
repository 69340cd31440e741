import { slotOf, type Pages } from '#designer/instructions/follow/texts'
import type { PageReading } from '#designer/live_page/reading/page_reading'
import { folded, wordsOf } from '#designer/live_page/reading/words'
import { cellsOf, heldIn, hold, type Cell } from '#designer/sheet/cells'
import { entryOf } from '#designer/sheet/fields'
import { paired } from '#designer/live_page/update/paired'
import type { Sheet, Value } from '#designer/sheet/sheet'

/** Lists of a page: the slot by which a row is known, what else it says, and the fields that it may show. */
const LISTS = [
  {
    slot: 'item',
    more: 'price',
    paths: ['offers', 'services', 'skills', 'clients', 'credentials', 'good_to_know', 'works'],
  },
  { slot: 'person', more: 'role', paths: ['people'] },
  { slot: 'place', more: undefined, paths: ['where.area_served'] },
]
type List = (typeof LISTS)[number]

interface Row {
  main: string
  more?: string
  section: string
}

interface Entry {
  cell: Cell
  at: number
  value: unknown
}

/**
 * Writes other names and prices of rows onto the sheet. Rows that are new or gone are returned as
 * changes to make later: the page needs no update for them.
 */
export function followRows(sheet: Sheet, pages: Pages): ((sheet: Sheet) => void)[] {
  return LISTS.flatMap((list) => {
    const [before, after] = pages.map((page) => rowsOn(page, list))
    const { changed, gone, fresh } = paired(before, after, {
      isSame: (one, other) => one.main === other.main && one.more === other.more,
      isNamed: (one, other) => one.main === other.main,
    })
    for (const [was, now] of changed) rewrite(sheet, list, was, now)
    return [
      ...gone
        .filter(({ main }) => !after.some((row) => row.main === main))
        .filter(({ section }) => after.some((row) => row.section === section))
        .map((row) => (now: Sheet) => remove(now, list, row)),
      ...fresh.map((row) => (now: Sheet) => {
        add(now, list, row, after[after.indexOf(row) - 1])
      }),
    ]
  })
}

/** As long as the name of a row can be on a sheet. */
const LONGEST = 120

function rowsOn(reading: PageReading, { slot, more }: List): Row[] {
  const rows: Row[] = []
  const wanted = reading.elements(
    (one) => [slot, more].includes(slotOf(one) ?? '') && !one.attribute('data-todo')
  )
  for (const element of wanted) {
    const words = wordsOf(element)
    const section = reading.sectionAround(element)?.anchor ?? ''
    const last = rows.at(-1)
    if (slotOf(element) !== slot) {
      if (last?.section === section) last.more ??= words
    } else if (words !== '' && words.length <= LONGEST) rows.push({ main: words, section })
  }
  return rows
}

function rewrite(sheet: Sheet, list: List, was: Row, now: Row): void {
  const named = entriesNamed(sheet, list, was.main)
  const exact = named.filter(({ value }) => moreOf(value, list) === was.more)
  for (const { cell, at, value } of exact.length > 0 ? exact : named) {
    const next = valueOf(cell, list, now, value)
    hold(cell, heldIn(cell).with(at, next))
  }
}

function remove(sheet: Sheet, list: List, { main }: Row): void {
  const [found] = entriesNamed(sheet, list, main)
  if (found) hold(found.cell, heldIn(found.cell).toSpliced(found.at, 1))
}

/** Behind the row that stands before it on the page. */
function add(sheet: Sheet, list: List, row: Row, before: Row | undefined): void {
  if (entriesNamed(sheet, list, row.main).length > 0) return
  const [beside] = before ? entriesNamed(sheet, list, before.main) : []
  const [first] = cellsIn(sheet, list)
  const cell = beside?.cell ?? first
  if (!cell || heldIn(cell).length >= (cell.field.most ?? 1)) return
  const at = beside ? beside.at + 1 : heldIn(cell).length
  hold(cell, heldIn(cell).toSpliced(at, 0, valueOf(cell, list, row)))
}

function cellsIn(sheet: Sheet, { paths }: List): Cell[] {
  return cellsOf(sheet).filter(({ path }) => paths.includes(path))
}

function entriesNamed(sheet: Sheet, list: List, main: string): Entry[] {
  return cellsIn(sheet, list).flatMap((cell) =>
    heldIn(cell).flatMap(({ value }, at) =>
      folded(mainOf(cell, value)) === folded(main) ? [{ cell, at, value }] : []
    )
  )
}

function mainOf({ field }: Cell, value: unknown): string {
  const main = entryOf(field)?.main
  return String(main ? (value as Record<string, string>)[main] : value)
}

function moreOf(value: unknown, { more }: List): string | undefined {
  return more && typeof value === 'object' ? (value as Record<string, string>)[more] : undefined
}

/** What a row says, as a value of this field; other parts stay as they are. */
function valueOf({ field }: Cell, { more }: List, row: Row, old?: unknown): Value<unknown> {
  const entry = entryOf(field)
  if (!entry) return { value: row.main, source: 'edited' }
  const value: Record<string, string> = { ...(old as object), [entry.main]: row.main }
  if (more && more in entry.texts) {
    if (row.more) value[more] = row.more
    else delete value[more]
  }
  return { value, source: 'edited' }
}
