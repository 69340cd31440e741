import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Row, Slot } from '#designer/site/content'

/** What the form does with a visitor's words, and who answers for the page. */
export const legal = sectionSchema({
  layouts: { columns: 'small-columns', aside: 'small-aside', lines: 'small-rows', small: 'small' },
  manners: {
    ruled: ['lines', 'aside'],
    boxed: ['columns', 'small', 'aside'],
    loud: ['small', 'columns', 'lines'],
  },
  rank: 27,
  isAside: true,
  ground: () => 'plain',
  content: holds<Headed & { parts: { title: string; paragraphs: Slot[]; rows: Row[] }[] }>(),
})
