import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Slot } from '#designer/site/content'

/** `includes`: what is in it, one thing a line. */
export const packages = sectionSchema({
  layouts: { columns: 'grid', rows: 'rows', cards: 'cards cards', sheet: 'sheet' },
  manners: {
    ruled: ['rows', 'sheet', 'columns'],
    boxed: ['cards', 'sheet', 'columns'],
    loud: ['columns', 'rows', 'cards'],
  },
  rank: 8,
  askedFor: 5,
  content: holds<
    Headed & { packages: { name: Slot; price?: Slot; includes: Slot[]; field?: string }[] }
  >(),
})
