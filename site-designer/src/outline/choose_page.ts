import type { PlannedSection } from '#designer/composition/arrange_sections'
import { FillContext } from '#designer/fill/context'
import { factRows, strayRows } from '#designer/fill/places'
import { closingSections } from '#designer/outline/closing_sections'
import { inKindOrder } from '#designer/outline/kind_order'
import { middleSections } from '#designer/outline/middle_sections'
import { isRefused, luckOf, wants, type Opening } from '#designer/outline/planned'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'

/**
 * The sections of a page in their order. The sheet decides which there are; the trade and chance
 * decide where. `heroLayout` is how the hero is set.
 */
export function choosePage(sheet: Sheet, opening: Opening, heroLayout: string): PlannedSection[] {
  const told = middleSections(sheet, opening)
  const end = closingSections(sheet, opening)
  // Sometimes the way to the door comes before the last of what there is to see.
  const isOne = sheet.where.length < 2
  if (isOne && told.length > 0 && end[0].kind !== 'contact' && luckOf(opening, 'door').int(3) === 0)
    told.splice(-1, 0, end.shift()!)
  const first: PlannedSection[] = [{ kind: 'hero' }]
  if (sheet.where.some(({ closed_until: until }) => until) || wants(sheet, 'notice'))
    first.push({ kind: 'notice' })
  const order = [...first, ...told, ...end].filter((section) => !isRefused(sheet, section))
  if (!isRefused(sheet, { kind: 'facts' }) && needsFacts(sheet, opening, order, heroLayout))
    order.splice(order[1]?.kind === 'notice' ? 2 : 1, 0, { kind: 'facts' })
  return ordered(inKindOrder(order, sheet), sheet)
}

/** A strip of facts where the hero does not hold them; what stands nowhere else is always told. */
function needsFacts(
  sheet: Sheet,
  opening: Opening,
  order: PlannedSection[],
  heroLayout: string
): boolean {
  if (wants(sheet, 'facts')) return true
  const sections = order.map((section) => ({
    ...section,
    layout: section.kind === 'hero' ? heroLayout : '',
    surface: 'plain' as const,
  }))
  const context = new FillContext(sheet, { ...opening, lookNotes: [], sections })
  const rows = factRows(context)
  if (heroLayout === 'ledger' && rows.length >= 2) return false
  const isToldElsewhere = order.some(({ kind }) => kind === 'contact')
  return rows.length >= 2 || (!isToldElsewhere && strayRows(context).length > 0)
}

/** The sections that feedback ordered, in that order, at the places that they had. */
export function ordered<S extends PlannedSection>(order: S[], { wishes }: Sheet): S[] {
  const said: SectionKind[] = (wishes.section_order ?? []).filter((kind) => kind !== 'hero')
  const rank = ({ kind }: S) => said.indexOf(kind)
  const moved = order.filter((section) => rank(section) >= 0)
  const sorted = moved.toSorted((one, other) => rank(one) - rank(other))
  return order.map((section) => (rank(section) >= 0 ? sorted.shift()! : section))
}
