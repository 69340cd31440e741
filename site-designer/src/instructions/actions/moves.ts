import {
  besideIn,
  besideSection,
  besideTo,
  isFixed,
  sectionsInOrder,
  type Beside,
} from '#designer/instructions/actions/places'
import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import type { Direction } from '#designer/instructions/language/language'
import { namedWithin, type Slot, type SlotsOf } from '#designer/instructions/language/slots'
import { choose, chooseSection } from '#designer/instructions/targets/choose'
import { siblingsOf } from '#designer/instructions/targets/items'
import { nameOf } from '#designer/instructions/targets/sections'
import { changeSource } from '#designer/live_page/reading/edit_operation'
import type { PageElement, SectionOnPage } from '#designer/live_page/reading/page_reading'
import { removal, type Change } from '#designer/live_page/reading/source_changes'

/** A section, or a thing of a list wherever the page lists it. */
interface Movable {
  name: string
  elements: PageElement[]
  section?: SectionOnPage
}

type Unfound = Exclude<Outcome, { is: 'done' }>

function movable(edit: PageEdit, slot: Slot): Movable | Unfound {
  const found = chooseSection(edit, slot)
  if ('one' in found) {
    const { one: section } = found
    return { name: nameOf(edit, section), elements: [section.element], section }
  }
  const item = choose(edit, slot, ['item'])
  if (!('one' in item)) return found
  return { name: `“${item.one.name}”`, elements: item.one.elements }
}

/** "The wedding bouquet goes to the top of the list". */
export function moveTo(edit: PageEdit, { target, place }: SlotsOf): Outcome {
  const to = namedWithin(place.words, edit.language.places, edit.language) as Direction
  const one = movable(edit, target)
  if ('is' in one) return one
  if (one.section) return movedBeside(edit, one.section, besideTo(edit, to, one.section))
  return moved(edit, one, (item) => besideIn(siblingsOf(item), to, item))
}

/** "Winter check before MOT preparation", wherever both stand on one list. */
export function moveBeside(edit: PageEdit, slots: SlotsOf, side: Beside['side']): Outcome {
  const one = movable(edit, slots.target)
  if ('is' in one) return one
  const other = movable(edit, slots.scope)
  if ('is' in other) return other
  if (one.section && other.section)
    return movedBeside(edit, one.section, besideSection(edit, side, other.section, one.section))
  return moved(edit, one, (item) => {
    const of = other.elements.find(({ parent }) => parent?.index === item.parent?.index)
    return of && { side, of }
  })
}

export function movedBeside(
  edit: PageEdit,
  section: SectionOnPage,
  beside: Beside | undefined
): Outcome {
  const one = { name: nameOf(edit, section), elements: [section.element], section }
  return moved(edit, one, () => beside)
}

function moved(
  edit: PageEdit,
  { name, elements, section }: Movable,
  placeOf: (element: PageElement) => Beside | undefined
): Outcome {
  const changes = elements.flatMap((element): Change[] => {
    const beside = placeOf(element)
    if (!beside || (section && isFixed(section))) return []
    const { side, of } = beside
    const among = section ? sectionsInOrder(edit).map((one) => one.element) : siblingsOf(element)
    const [at, to] = [element, of].map(({ index }) => among.findIndex((one) => one.index === index))
    const next = side === 'before' ? to : to + 1
    if (next === at || next === at + 1) return []
    const source = sourceOf(element)
    const offset = side === 'before' ? of.range.from : of.range.to
    const insert = side === 'before' ? `${source}\n` : `\n${source}`
    return [removal(element), { from: offset, to: offset, insert }]
  })
  if (changes.length === 0)
    return { ...edit.impossible('stays_there', { section: name }), isFinal: true }
  return rearranged(edit, changes, name)
}

/** Two sections, or two things of one list. */
export function swap(edit: PageEdit, { target, scope }: SlotsOf): Outcome {
  const [one, other] = [movable(edit, target), movable(edit, scope)]
  if ('is' in one) return one
  if ('is' in other) return other
  const [first, second] = [one.elements[0], other.elements[0]]
  const isOneList = first.parent?.index === second.parent?.index
  const isEitherFixed = [one, other].some(({ section }) => section && isFixed(section))
  if (first.index === second.index || !isOneList || isEitherFixed)
    return edit.impossible('stays_there', { section: one.name })
  const changes = [
    { ...first.range, insert: sourceOf(second) },
    { ...second.range, insert: sourceOf(first) },
  ]
  return rearranged(edit, changes, one.name)
}

function sourceOf({ page, range }: PageElement): string {
  return page.slice(range.from, range.to)
}

function rearranged(edit: PageEdit, changes: Change[], section: string): Outcome {
  const sorted = changes.toSorted((one, other) => one.from - other.from)
  return edit.done([changeSource(edit.reading.html, sorted)], 'moved', { section })
}
