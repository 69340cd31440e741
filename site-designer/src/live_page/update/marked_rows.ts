import { ChangeSet, escapeText, type Change, type PageElement } from 'editor-engine'
import { factsOf, listedFacts, type Fact } from '#designer/fill/facts'
import { sortedSheet } from '#designer/fill/sentences/sorted_sheet'
import type { PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { FIELD_MARK, OURS_MARK } from '#designer/sheet/field_mark'
import type { Sheet } from '#designer/sheet/sheet'

/** What one entry of a list has on the page: elements of one parent, one behind the other. */
interface Row {
  /** The marks in it. */
  marks: string[]
  elements: PageElement[]
  parent: PageElement
}

/**
 * The rows of entries that are new on the sheet, in sections that a model has designed: each is set as an
 * entry of its list is, behind the last one. `marked` are the elements with marks in such sections.
 * Nothing is inserted where no row shows everything that the new entry says.
 */
export function freshRows(
  { html }: PageReading,
  marked: readonly PageElement[],
  [before, after]: [Sheet, Sheet]
): Change[] {
  const old = factsOf(sortedSheet(before))
  return listedFacts(sortedSheet(after)).flatMap((list) => {
    const fresh = list.filter((entry) => entry.every(({ mark }) => !old.has(mark)))
    const rows = fresh.length > 0 ? rowsOf(list, marked) : []
    return fresh.flatMap((entry): Change[] => {
      const row = rowLike(entry, rows)
      const last = rows.at(-1)?.elements.at(-1)
      if (!row || !last) return []
      const at = last.range.to
      const drawn = drawingsIn(row, html)
      const isShared = rows.every((one) => drawingsIn(one, html) === drawn)
      const insert = rowFor(entry, row, { html, withDrawings: isShared })
      return [{ from: at, to: at, insert: `${spaceBefore(row, html)}${insert}` }]
    })
  })
}

/** The rows of the entries of a list, in the element that holds most of them. */
function rowsOf(list: readonly (readonly Fact[])[], marked: readonly PageElement[]): Row[] {
  const rows = list.flatMap((entry) => {
    const marks = entry.map(({ mark }) => mark)
    const shown = marked.filter((one) => marks.includes(markOf(one)))
    const isOther = (one: PageElement) => markOf(one) !== '' && !marks.includes(markOf(one))
    const parts = new Map(
      shown.map((one) => partOf(one, isOther)).map((one) => [startOf(one), one])
    )
    const byParent = Map.groupBy(parts.values(), ({ parent }) => parent && startOf(parent))
    return [...byParent.values()].flatMap((elements): Row[] => {
      const [{ parent }] = elements
      const its = shown.filter((one) => elements.some((part) => isIn(one, part)))
      return parent ? [{ marks: its.map(markOf), elements, parent }] : []
    })
  })
  const inOne = [...Map.groupBy(rows, ({ parent }) => startOf(parent)).values()]
  const most = inOne.reduce<Row[]>((best, some) => (some.length > best.length ? some : best), [])
  // One row alone does not show where it begins, nor do two of different tags: what is around it may be a heading.
  const tags = new Set(most.map(({ elements: [first] }) => first.tag))
  const isList = tags.size === 1 && (most.length > 1 || tags.has('li') || tags.has('tr'))
  return isList
    ? most.toSorted(({ elements: [one] }, { elements: [other] }) => startOf(one) - startOf(other))
    : []
}

/** The largest element around a mark in which nothing of another entry stands. */
export function partOf(element: PageElement, isOther: (one: PageElement) => boolean): PageElement {
  let part = element
  for (let at = element.parent; at && at.tag !== 'section'; at = at.parent) {
    if ([...at.descendants()].some(isOther)) break
    part = at
    if (/^(?:li|tr|article)$/.test(at.tag)) break
  }
  return part
}

/** A row that shows all that the entry says and, but for that, the same words as every other row. */
function rowLike(entry: readonly Fact[], rows: readonly Row[]): Row | undefined {
  const parts = entry.map(({ mark }) => partIn(mark))
  const able = rows.filter(({ marks }) => parts.every((part) => marks.map(partIn).includes(part)))
  const isPlain = (row: Row) => rows.every((other) => wordsBeside(row) === wordsBeside(other))
  return able
    .filter((row) => wordsBeside(row) === '' || isPlain(row))
    .toSorted((one, other) => one.marks.length - other.marks.length)
    .at(0)
}

/** The words in a row that are not those of the entry. */
function wordsBeside({ elements }: Row): string {
  const all = elements.flatMap((one) => [one, ...one.descendants()])
  const shown = all.filter((one) => markOf(one) !== '').map(wordsOf)
  return elements
    .map((one) => shown.reduce((text, words) => text.replace(words, ''), wordsOf(one)))
    .join(' ')
    .trim()
}

/** A drawing that only one row has is of what that row says. */
function drawingsIn({ elements }: Row, html: string): string {
  return elements
    .flatMap((one) => [one, ...one.descendants()])
    .filter(({ tag }) => tag === 'svg')
    .map(({ range }) => html.slice(range.from, range.to).replace(/\sdata-element-id="[^"]*"/g, ''))
    .join('')
}

/** The source of a row with another entry in it: what the entry does not have is left out. */
function rowFor(
  entry: readonly Fact[],
  { elements }: Row,
  { html, withDrawings }: { html: string; withDrawings: boolean }
): string {
  const [from, to] = [elements[0].range.from, elements.at(-1)!.range.to]
  const all = elements.flatMap((one) => [one, ...one.descendants()])
  const gone = all.filter((element) => {
    const mark = markOf(element)
    if (element.tag === 'svg' && !withDrawings) return true
    return mark !== '' && !entry.some((one) => partIn(one.mark) === partIn(mark))
  })
  const kept = all.filter((element) => !gone.some((one) => isIn(element, one)))
  const changes = kept.flatMap((element) => {
    const mark = markOf(element)
    const fact = entry.find((one) => mark !== '' && partIn(one.mark) === partIn(mark))
    return [
      ...['id', 'data-element-id', OURS_MARK].flatMap((name) => element.removeAttribute(name)),
      ...(fact ? [...otherAddress(element, fact), ...shownAs(element, fact)] : []),
    ]
  })
  const removed = gone.filter(
    (element) => !gone.some((one) => one !== element && isIn(element, one))
  )
  const inRow = [...changes, ...removed.map(({ range }) => ({ ...range, insert: '' }))].map(
    (one) => ({ ...one, from: one.from - from, to: one.to - from })
  )
  return ChangeSet.of(
    inRow.toSorted((one, other) => one.from - other.from),
    to - from
  ).apply(html.slice(from, to))
}

/** The element with what is on the sheet now. */
export function shownAs(element: PageElement, { href, mark, text }: Fact): Change[] {
  const { content, tag } = element
  if (!content) return []
  const leads = tag === 'a' && href && element.attribute('href')
  return [
    ...(leads ? [element.setAttribute('href', href)] : []),
    element.setAttribute(FIELD_MARK, mark),
    { ...content, insert: escapeText(text) },
  ]
}

/** The address of another entry, on a row that is copied from it. */
function otherAddress(element: PageElement, { href }: Fact): Change[] {
  const isLeft = !href && !element.attribute('href')?.value.startsWith('#')
  return isLeft ? element.removeAttribute('href') : []
}

function spaceBefore({ elements: [first] }: Row, html: string): string {
  const [space] = /\s*$/.exec(html.slice(Math.max(0, first.range.from - 200), first.range.from))!
  return space
}

function startOf(element: PageElement): number {
  return element.range.from
}

function isIn(element: PageElement, outer: PageElement): boolean {
  const { from, to } = element.range
  return outer.range.from <= from && to <= outer.range.to
}

export function markOf(element: PageElement): string {
  return element.attribute(FIELD_MARK)?.value ?? ''
}

/** What of an entry a mark names, whichever entry it is. */
function partIn(mark: string): string {
  return mark.replace(/\/[^.]*/, '')
}
