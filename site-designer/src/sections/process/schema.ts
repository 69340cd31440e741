import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Item } from '#designer/site/content'

export const process = sectionSchema({
  layouts: { row: 'grid', list: 'list', circuit: 'line', stairs: 'stairs offset' },
  rank: 14,
  leavesNav: 8,
  askedFor: 14,
  starter: 'steps',
  content: holds<Headed & { steps: Item[] }>(),
})
