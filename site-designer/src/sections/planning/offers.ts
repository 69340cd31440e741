import {
  itemsOf,
  offersKind,
  offersKinds,
  servicesOf,
  tiersOf,
  waitingOffersKind,
  type OffersKind,
} from '#designer/fill/offered'
import { ticketOf } from '#designer/fill/ticket'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { wants } from '#designer/sections/planning/planned'

/** Which lists of what is offered a page has. */
export function offersSections(sheet: SortedSheet): ReadonlySet<OffersKind> {
  const services = servicesOf(sheet)
  if (itemsOf(sheet).length === 0 && services.length === 0) {
    const hasPrices = sheet.sorted.topics.some(({ about }) => about === 'prices')
    const isTold =
      hasPrices || sheet.works.length > 0 || sheet.skills.length > 0 || sheet.dates.length > 0
    const kind = waitingOffersKind(sheet)
    const isAsked = offersKinds.some((one) => wants(sheet, one))
    return new Set(kind && (isAsked || !isTold) ? [kind] : [])
  }
  // The price of a ticket stands on it.
  const elsewhere = ticketOf(sheet)?.offer ? 1 : tiersOf(sheet).flatMap(({ items }) => items).length
  return new Set([
    ...(itemsOf(sheet).length > elsewhere ? [offersKind(sheet)] : []),
    ...(services.length > 0 ? (['services'] as const) : []),
  ])
}
