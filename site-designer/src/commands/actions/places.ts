import type { Desk } from '#designer/commands/desk'
import { placeFor } from '#designer/composition/anatomy'
import type { Direction } from '#designer/commands/language/language'
import type { PageElement, SectionOnPage } from '#designer/renderer/reading/page_reading'
import type { SectionKind } from '#designer/site/kinds'

/** A place in the order of the page: on one side of a section that stays. */
export interface Beside {
  side: 'before' | 'after'
  of: SectionOnPage
}

/** The sections that have an order: without header and footer. */
export function middle({ reading }: Desk): SectionOnPage[] {
  return reading.sections.filter(({ place }) => place === 'section')
}

/** Where a kind belongs by what people look for first. */
export function besideBy(desk: Desk, kind: SectionKind): Beside | undefined {
  const known = middle(desk).filter((section) => section.kind)
  if (known.length === 0) return undefined
  const at = placeFor(
    kind,
    known.map((section) => section.kind!)
  )
  return at < known.length
    ? { side: 'before', of: known[at] }
    : { side: 'after', of: known.at(-1)! }
}

/** Where a direction leads; nothing goes above the opening. Undefined where it leads nowhere. */
export function besideTo(desk: Desk, to: Direction, moving?: SectionOnPage): Beside | undefined {
  const all = middle(desk)
  const others = all.filter((section) => section !== moving)
  const [first] = others
  const last = others.at(-1)
  if (!first || !last) return undefined
  if (to === 'top') return { side: isOpening(first) ? 'after' : 'before', of: first }
  if (to === 'bottom') return { side: 'after', of: last }
  const at = moving ? all.indexOf(moving) : all.length
  const other = to === 'up' ? all[at - 1] : all[at + 1]
  if (!other || isOpening(other)) return undefined
  return { side: to === 'up' ? 'before' : 'after', of: other }
}

/** The side of another section; above the header and below the footer are the ends of the page. */
export function besideSection(
  desk: Desk,
  side: Beside['side'],
  of: SectionOnPage,
  moving?: SectionOnPage
): Beside | undefined {
  if (of.place === 'header') return besideTo(desk, 'top', moving)
  if (of.place === 'footer') return besideTo(desk, 'bottom', moving)
  return { side: side === 'before' && isOpening(of) ? 'after' : side, of }
}

export function isOpening({ kind, element }: SectionOnPage): boolean {
  return kind === 'hero' || holdsTitle(element)
}

function holdsTitle(element: PageElement): boolean {
  return [...element.descendants()].some(({ tag }) => tag === 'h1')
}
