import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, OfferList } from '#designer/site/content'

export const prices = sectionSchema({
  layouts: { leaders: 'columns', rows: 'rows', grid: 'grid cards', board: 'board offset' },
  rank: 5,
  askedFor: 3,
  content: holds<Headed & OfferList>(),
})
