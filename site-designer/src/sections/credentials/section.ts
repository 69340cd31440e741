import { listsToKnow } from '#designer/fill/good_to_know'
import { lines } from '#designer/fill/lists'
import { printLines } from '#designer/renderer/sections/lines'
import { TURNS, placed } from '#designer/sections/planning/planned'
import { listing } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'

export const credentialsSection: SectionType<'credentials'> = {
  fill: (context) => lines(context, 'credentials'),
  print: printLines,
  plan: (sheet) => placed(TURNS.last, 'credentials', listsToKnow(sheet).includes('credentials')),
  says: ({ items }, words) => listing(items, words),
}
