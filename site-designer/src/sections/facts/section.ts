import { factRows } from '#designer/fill/places'
import { pairs } from '#designer/renderer/sections/rows'
import { isSaid } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'

export const factsSection: SectionType<'facts'> = {
  fill: (context) => ({ rows: factRows(context) }),
  print: ({ rows }) => pairs(rows),
  // It depends on what the rest of the page tells: see choosePage.
  plan: () => [],
  isOfUse: ({ rows }) => rows.length > 0,
  title: (words) => words.facts,
  says: ({ rows }) =>
    rows
      .map(({ value }) => value)
      .filter(isSaid)
      .join(' · '),
}
