import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed } from '#designer/site/content'

export type HouseRules = Headed & { rules: string[] }

/** A section type of the tests: what is good to know, as rules. */
export const houseRulesSchema = sectionSchema({
  layouts: { list: 'rows', cards: 'cards cards', line: 'strip', offset: 'split offset' },
  rank: 9,
  css: 'lines',
  askedFor: 99,
  words: {
    en: { nav: 'House rules', reason: 'Guests ask for the rules first.' },
    tr: { nav: 'Ev kuralları', reason: 'Konuklar önce kuralları sorar.' },
  },
  content: holds<HouseRules>(),
})
