import type { PageEdit } from '#designer/instructions/page_edit'
import { placeFor } from '#designer/outline/layout_traits'
import type { Direction } from '#designer/instructions/language/language'
import type { PageElement, SectionOnPage } from '#designer/live_page/reading/page_reading'
import type { SectionKind } from '#designer/site/kinds'

/** A place in the order of the page or of a list: on one side of an element that stays. */
export interface Beside {
  side: 'before' | 'after'
  of: PageElement
}

/** The sections that have an order: without header and footer. */
export function sectionsInOrder({ reading }: PageEdit): SectionOnPage[] {
  return reading.sections.filter(({ place }) => place === 'section')
}

/** Where a kind belongs by what people look for first. */
export function besideBy(edit: PageEdit, kind: SectionKind): Beside | undefined {
  const known = sectionsInOrder(edit).filter((section) => section.kind)
  const kinds = known.map((section) => section.kind!)
  const next = known[placeFor(kind, kinds)]
  if (next) return { side: 'before', of: next.element }
  const last = known.at(-1)
  return last && { side: 'after', of: last.element }
}

/** Where a direction leads among elements in order; undefined where it leads nowhere. */
export function besideIn(
  all: readonly PageElement[],
  to: Direction,
  moving?: PageElement
): Beside | undefined {
  const others = all.filter(({ index }) => index !== moving?.index)
  const at = moving ? others.filter(({ index }) => index < moving.index).length : others.length
  const places: Record<Direction, [Beside['side'], PageElement | undefined]> = {
    top: ['before', others[0]],
    bottom: ['after', others.at(-1)],
    up: ['before', others[at - 1]],
    down: ['after', others[at]],
  }
  // A place that is no direction, such as that of another section, leads nowhere.
  const [side, of] = places[to] ?? []
  return side && of && { side, of }
}

/** The same among the sections: nothing goes above the opening. */
export function besideTo(
  edit: PageEdit,
  to: Direction,
  moving?: SectionOnPage
): Beside | undefined {
  const all = sectionsInOrder(edit).filter((section) => !isOpening(section))
  const elements = all.map(({ element }) => element)
  return besideIn(elements, to, moving?.element)
}

/** The side of another section; above the header and below the footer are the ends of the page. */
export function besideSection(
  edit: PageEdit,
  side: Beside['side'],
  of: SectionOnPage,
  moving?: SectionOnPage
): Beside | undefined {
  if (of.place === 'header') return besideTo(edit, 'top', moving)
  if (of.place === 'footer') return besideTo(edit, 'bottom', moving)
  return { side: isOpening(of) ? 'after' : side, of: of.element }
}

export function isOpening({ kind, element }: SectionOnPage): boolean {
  return kind === 'hero' || [...element.descendants()].some(({ tag }) => tag === 'h1')
}

export function isFixed(section: SectionOnPage): boolean {
  return section.place !== 'section' || isOpening(section)
}
