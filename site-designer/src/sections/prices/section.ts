import { isPriced, offersKind } from '#designer/fill/offered'
import { offers } from '#designer/fill/offers'
import { printOffers } from '#designer/renderer/sections/offers'
import { priceShapes } from '#designer/sections/prices/shape'
import { offersSections } from '#designer/sections/planning/offers'
import { TURNS, placed } from '#designer/sections/planning/planned'
import { listing } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'

export const pricesSection: SectionType<'prices'> = {
  fill: (context) => offers(context, 'prices'),
  print: printOffers,
  plan: (sheet) => placed(TURNS.first + 2, 'prices', offersSections(sheet).has('prices')),
  shapes: priceShapes,
  // A list that still waits for its prices is not called by them.
  calledAs: ({ sheet }) =>
    offersKind(sheet) === 'prices' && !isPriced(sheet) ? 'services' : 'prices',
  reason: ({ items }, { pricesToCome }) =>
    items.some(({ price }) => price) ? undefined : pricesToCome,
  says: ({ items }, words) => listing(items, words),
  suggests: ({ items }) => items,
}
