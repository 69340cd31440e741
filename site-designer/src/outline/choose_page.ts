import type { PlannedSection } from '#designer/site/outline'
import { FillContext } from '#designer/fill/context'
import { factRows, strayRows } from '#designer/fill/places'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { inKindOrder } from '#designer/outline/kind_order'
import {
  closingSections,
  middleSections,
  plannedSections,
} from '#designer/outline/planned_sections'
import { TURNS, isRefused, luckOf, wants, type Opening } from '#designer/sections/planning/planned'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'

/**
 * The sections of a page in their order. The sheet decides which there are; the trade and chance
 * decide where. `heroLayout` is how the hero is set.
 */
export function choosePage(
  sheet: SortedSheet,
  opening: Opening,
  heroLayout: string
): PlannedSection[] {
  const planned = plannedSections(sheet, opening)
  const told = middleSections(planned, sheet, opening)
  const end = closingSections(planned, sheet, opening)
  // Sometimes the way to the door comes before the last of what there is to see.
  const isOne = sheet.where.length < 2
  if (isOne && told.length > 0 && end[0].kind !== 'contact' && luckOf(opening, 'door').int(3) === 0)
    told.splice(-1, 0, end.shift()!)
  const first = planned.filter(({ turn }) => turn < TURNS.first)
  const order: PlannedSection[] = [{ kind: 'hero' as const, turn: 0 }, ...first, ...told, ...end]
    .filter((section) => !isRefused(sheet, section))
    .map(({ kind, place }) => ({ kind, ...(place === undefined ? {} : { place }) }))
  if (!isRefused(sheet, { kind: 'facts' }) && needsFacts(sheet, opening, order, heroLayout))
    order.splice(order[1]?.kind === 'notice' ? 2 : 1, 0, { kind: 'facts' })
  return ordered(inKindOrder(order, sheet), sheet)
}

/** A strip of facts where the hero does not hold them; what stands nowhere else is always told. */
function needsFacts(
  sheet: SortedSheet,
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
