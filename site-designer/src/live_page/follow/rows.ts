import { mainPart, type Entries, type Entry, type Parts } from '#designer/live_page/follow/entries'
import { slotOf, type Shown } from '#designer/live_page/follow/shown'
import {
  contains,
  type PageElement,
  type PageReading,
} from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { paired } from '#designer/live_page/update/paired'
import { entryMarked, FIELD_MARK, partMarked, pathMarked } from '#designer/sheet/field_mark'
import type { ValueField } from '#designer/sheet/fields'

/** Lists of the sheet that pages show as rows, which people add and take away. */
const LISTS: readonly ValueField[] = [
  'offers',
  'services',
  'skills',
  'clients',
  'credentials',
  'good_to_know',
  'people',
  'works',
  'steps',
  'questions',
  'where.area_served',
]

/** One entry as one list of a page shows it. */
interface Row {
  path: ValueField
  section: string
  main: string
  parts: Parts
  elements: readonly PageElement[]
  /** Parts of the entry that its section shows outside of the row, and of which row is not known. */
  apart: ReadonlySet<string>
}

/**
 * Writes what the rows of a page say now onto the sheet. Rows that are new or gone are returned as
 * changes to make later: the page needs no update for them. `others` show values outside of rows.
 */
export function followRows(
  entries: Entries,
  shown: readonly Shown[],
  [before, after]: readonly [PageReading, PageReading]
): { later: (() => void)[]; others: Shown[] } {
  const listed = shown.filter(({ mark }) => isOfList(mark))
  const old = rowsOf(listed, before)
  const now = rowsOf(shownAfter(listed, before, after), after)
  const lists = Map.groupBy(old, listOf)
  const inRows = new Set(old.flatMap(({ elements }) => elements))
  const others = shown.filter(({ element }) => !inRows.has(element))
  const later = [...lists].flatMap(([list, rows]) => {
    const next = now.filter((row) => listOf(row) === list)
    const pairs = paired(rows, next, { isSame: isSaidAlike, isNamed: isCalledAlike })
    const isCopied = ([was]: [Row, Row]) => now.some((row) => isCalledAlike(row, was))
    const copies = pairs.changed.filter((pair) => !isCalledAlike(...pair) && isCopied(pair))
    for (const pair of pairs.changed) if (!copies.includes(pair)) rewrite(entries, ...pair)
    const gone = pairs.gone.filter(
      (row) => next.length > 0 && !now.some((one) => isCalledAlike(one, row))
    )
    const fresh = [...pairs.fresh, ...copies.map(([, copy]) => copy)]
    return [
      ...gone.map((row) => () => remove(entries, row)),
      ...fresh.map((row) => () => add(entries, row, next[next.indexOf(row) - 1])),
    ]
  })
  return { later, others }
}

function rewrite(entries: Entries, was: Row, now: Row): void {
  const entry = entryOf(entries, was)
  if (!entry) return
  for (const part of new Set([...was.parts.keys(), ...now.parts.keys()])) {
    const words = now.parts.get(part) ?? ''
    if (words === '' && now.apart.has(part)) continue
    if (words !== (was.parts.get(part) ?? '')) entries.set(entry, part, words)
  }
}

function remove(entries: Entries, row: Row): void {
  const entry = entryOf(entries, row)
  if (entry) entries.remove(entry)
}

/** Behind the row that stands before it on the page. */
function add(entries: Entries, row: Row, before: Row | undefined): void {
  if (entryOf(entries, row)) return
  entries.add(row.path, row.parts, before && entryOf(entries, before))
}

function entryOf(entries: Entries, { path, parts }: Row): Entry | undefined {
  return entries.find(path, parts)
}

function listOf({ path, section }: Row): string {
  return `${path} ${section}`
}

function isSaidAlike(one: Row, other: Row): boolean {
  const said = ({ parts }: Row) => JSON.stringify([...parts].toSorted())
  return said(one) === said(other)
}

function isCalledAlike(one: Row, other: Row): boolean {
  return one.path === other.path && one.main === other.main
}

function isOfList(mark: string): boolean {
  return LISTS.includes(pathMarked(mark))
}

/** What showed a row before, its copies, and what is new in the same slots of a section. */
function shownAfter(listed: readonly Shown[], before: PageReading, after: PageReading): Shown[] {
  const marks = new Map<string, string>()
  const bySlot = new Map<string, string>()
  for (const { mark, element } of listed) {
    if (element.id) marks.set(element.id, mark)
    const slot = slotIn(element, before)
    if (!bySlot.has(slot)) bySlot.set(slot, mark)
  }
  const known = new Set([...before.page.elements()].map(({ id }) => id))
  return after
    .elements((one) => slotOf(one) !== undefined && !one.attribute('data-todo'))
    .flatMap((element) => {
      const isNew = element.id === undefined || !known.has(element.id)
      const slot = isNew ? bySlot.get(slotIn(element, after)) : undefined
      const mark = element.attribute(FIELD_MARK)?.value ?? marks.get(element.id ?? '') ?? slot
      return mark && isOfList(mark) ? [{ mark, words: wordsOf(element), element }] : []
    })
}

function slotIn(element: PageElement, reading: PageReading): string {
  return `${reading.sectionAround(element)?.anchor ?? ''} ${slotOf(element) ?? ''}`
}

/**
 * A row reaches as far around its main words as there are no others of its list, within its section.
 * Where a table has its names in the first line, the rest of each entry stands in other ones: what is in
 * no row belongs to the row of its entry.
 */
function rowsOf(shown: readonly Shown[], reading: PageReading): Row[] {
  const mains = shown.filter(({ mark }) => isMain(mark))
  const around = mains.map((main) => {
    const list = mains.filter(({ mark }) => pathMarked(mark) === pathMarked(main.mark))
    const at = list.indexOf(main)
    const others = [list[at - 1], list[at + 1]].filter((other) => other !== undefined)
    let row = main.element
    while (
      row.tag !== 'section' &&
      row.parent &&
      row.parent.tag !== 'body' &&
      !others.some((other) => contains(row.parent!, other.element))
    )
      row = row.parent
    return row
  })
  const sectionOf = ({ element }: Shown) => reading.sectionAround(element)?.anchor ?? ''
  const isInRow = ({ mark, element }: Shown) =>
    mains.some(
      (main, at) => pathMarked(main.mark) === pathMarked(mark) && contains(around[at], element)
    )
  const loose = shown.filter((one) => !isInRow(one))
  return mains.map((main, at) => {
    const { mark, words } = main
    const path = pathMarked(mark)
    const section = sectionOf(main)
    const isOfEntry = (one: Shown) =>
      entryMarked(one.mark) === entryMarked(mark) && sectionOf(one) === section
    const itsLoose = loose.filter(isOfEntry)
    const isOnly = mains.filter(isOfEntry).length === 1
    const inside = shown.filter(
      (one) =>
        (pathMarked(one.mark) === path && contains(around[at], one.element)) ||
        (isOnly && itsLoose.includes(one))
    )
    const said = inside.filter((one) => one.words !== '')
    return {
      path,
      section,
      main: words,
      // Where a list has one row, its section may tell of the same entry again.
      parts: new Map(said.toReversed().map((one) => [partMarked(one.mark), one.words])),
      elements: inside.map((one) => one.element),
      apart: new Set(itsLoose.map((one) => partMarked(one.mark))),
    }
  })
}

function isMain(mark: string): boolean {
  return partMarked(mark) === mainPart(pathMarked(mark))
}
