import { itemsToKnow, listsToKnow } from '#designer/fill/good_to_know'
import { printLines } from '#designer/renderer/sections/lines'
import { TURNS, placed } from '#designer/sections/planning/planned'
import { listing } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'

export const goodToKnowSection: SectionType<'good_to_know'> = {
  fill(context) {
    const { copy, sheet } = context
    const usual = copy.headings.lists.good_to_know
    const heading = sheet.sorted.areForComing
      ? copy.headings.beforeYouCome
      : context.heading('good_to_know', [usual])
    return { heading, items: itemsToKnow(sheet) }
  },
  print: printLines,
  plan: (sheet) =>
    placed(TURNS.last + 1, 'good_to_know', listsToKnow(sheet).includes('good_to_know')),
  says: ({ items }, words) => listing(items, words),
}
