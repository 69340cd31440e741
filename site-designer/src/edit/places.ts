import { impossible, type Desk, type Outcome } from '#designer/edit/outcome'
import { placeFor } from '#designer/edit/section_order'
import { nameOf } from '#designer/edit/targets/named'
import { findSection } from '#designer/edit/targets/targets'
import type { Place } from '#designer/instructions/instruction'
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
export function besideBy(desk: Desk, kind: SectionKind): Beside | Outcome {
  const all = middle(desk)
  const known = all.filter((section) => section.kind)
  if (known.length === 0) return impossible(desk.says.noSection(''))
  const at = placeFor(
    kind,
    known.map((section) => section.kind!)
  )
  return at < known.length
    ? { side: 'before', of: known[at] }
    : { side: 'after', of: known.at(-1)! }
}

/** Where the words say; nothing goes above the opening. */
export function besideAt(
  desk: Desk,
  to: Place,
  moving: SectionOnPage | undefined
): Beside | Outcome {
  const all = middle(desk)
  const others = all.filter((section) => section !== moving)
  const [first] = others
  const last = others.at(-1)
  if (!first || !last) return impossible(desk.says.nothingToDo)
  if (!('section' in to)) {
    if (to.where === 'top') return { side: isOpening(first) ? 'after' : 'before', of: first }
    if (to.where === 'bottom') return { side: 'after', of: last }
    const at = moving ? all.indexOf(moving) : all.length
    const other = to.where === 'up' ? all[at - 1] : all[at + 1]
    if (!other || isOpening(other)) {
      return impossible(desk.says.movesNoFurther(moving ? nameOf(desk, moving) : ''))
    }
    return { side: to.where === 'up' ? 'before' : 'after', of: other }
  }
  const found = findSection(desk, to.section)
  if (!('one' in found)) return found
  const { one } = found
  if (one.place === 'header') return besideAt(desk, { where: 'top' }, moving)
  if (one.place === 'footer') return besideAt(desk, { where: 'bottom' }, moving)
  const above = to.where === 'before' && isOpening(one)
  return { side: above ? 'after' : to.where, of: one }
}

function isOpening({ kind, element }: SectionOnPage): boolean {
  return kind === 'hero' || holdsTitle(element)
}

export function holdsTitle(element: PageElement): boolean {
  return [...element.descendants()].some(({ tag }) => tag === 'h1')
}
