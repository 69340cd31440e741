import { holds, sectionSchema } from '#designer/sections/schema'
import type { Action, Headed, Row, Slot } from '#designer/site/content'

/** One offer told in full, or a topic of the person’s own. */
export const detail = sectionSchema({
  layouts: { split: 'words-panel offset', margin: 'margin offset', sheet: 'sheet', wide: 'words' },
  manners: { ruled: ['margin', 'wide'], boxed: ['split', 'sheet'], loud: ['wide', 'split'] },
  rank: 7,
  leavesNav: 12,
  content: holds<Headed & { paragraphs: Slot[]; rows: Row[]; action?: Action }>(),
})
