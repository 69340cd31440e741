import { lines } from '#designer/fill/lists'
import { printLines } from '#designer/renderer/sections/lines'
import { TURNS, placed } from '#designer/sections/planning/planned'
import { listing } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'

export const clientsSection: SectionType<'clients'> = {
  fill: (context) => lines(context, 'clients'),
  print: printLines,
  plan: (sheet) => placed(TURNS.middle + 11, 'clients', sheet.clients.length > 0),
  says: ({ items }, words) => listing(items, words),
}
