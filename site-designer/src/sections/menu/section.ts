import { offers } from '#designer/fill/offers'
import { printOffers } from '#designer/renderer/sections/offers'
import { offersSections } from '#designer/sections/planning/offers'
import { TURNS, placed } from '#designer/sections/planning/planned'
import { priceShapes } from '#designer/sections/prices/shape'
import { listing } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'

export const menuSection: SectionType<'menu'> = {
  fill: (context) => offers(context, 'menu'),
  print: printOffers,
  plan: (sheet) => placed(TURNS.first + 1, 'menu', offersSections(sheet).has('menu')),
  shapes: priceShapes,
  calledAs: ({ kind }) =>
    kind.id === 'restaurant' || kind.refines === 'restaurant' ? 'menu' : 'prices',
  says: ({ items }, words) => listing(items, words),
  suggests: ({ items }) => items,
}
