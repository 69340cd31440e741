import type { PlannedSection } from '#designer/site/outline'
import { kindOf } from '#designer/fill/business'
import type { Sheet } from '#designer/sheet/sheet'

/**
 * The sections that the kind of page has an order for, in that order, at the places that they had;
 * the others stay where chance put them.
 */
export function inKindOrder(order: PlannedSection[], sheet: Sheet): PlannedSection[] {
  const { sections } = kindOf(sheet)
  const rank = ({ kind }: PlannedSection) => sections.indexOf(kind)
  const ranked = order.filter((section) => rank(section) >= 0)
  const sorted = ranked.toSorted((one, other) => rank(one) - rank(other))
  return order.map((section) => (rank(section) >= 0 ? sorted.shift()! : section))
}
