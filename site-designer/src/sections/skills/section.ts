import { lines } from '#designer/fill/lists'
import { printLines } from '#designer/renderer/sections/lines'
import { TURNS, placed } from '#designer/sections/planning/planned'
import { listing } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'

export const skillsSection: SectionType<'skills'> = {
  fill: (context) => lines(context, 'skills'),
  print: printLines,
  plan: (sheet) => placed(TURNS.middle + 5, 'skills', sheet.skills.length > 0),
  says: ({ items }, words) => listing(items, words),
}
