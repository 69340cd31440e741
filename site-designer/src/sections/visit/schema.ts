import { holds, sectionSchema } from '#designer/sections/schema'
import type { Action, Headed, Row, Slot } from '#designer/site/content'

/** `note`: what no row of the hours can hold: "every second Monday closed". */
export const visit = sectionSchema({
  layouts: { split: 'split', lines: 'rows', card: 'panel', sign: 'sign offset' },
  rank: 22,
  askedFor: 16,
  content: holds<Headed & { rows: Row[]; hours?: Row[]; note?: Slot; directions?: Action }>(),
})
