import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, OfferList } from '#designer/site/content'

export const menu = sectionSchema({
  layouts: { leaders: 'columns', card: 'split', rows: 'rows', columns: 'newspaper' },
  rank: 4,
  askedFor: 2,
  content: holds<Headed & OfferList>(),
})
