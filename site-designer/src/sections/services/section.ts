import { offers } from '#designer/fill/offers'
import { printOffers } from '#designer/renderer/sections/offers'
import { offersSections } from '#designer/sections/planning/offers'
import { TURNS, placed } from '#designer/sections/planning/planned'
import { listing } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'

export const servicesSection: SectionType<'services'> = {
  fill: (context) => offers(context, 'services'),
  print: printOffers,
  plan: (sheet) => placed(TURNS.first + 3, 'services', offersSections(sheet).has('services')),
  says: ({ items }, words) => listing(items, words),
  suggests: ({ items }) => items,
}
