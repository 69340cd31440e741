import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, OfferList } from '#designer/site/content'

export const services = sectionSchema({
  layouts: { grid: 'grid cards', rows: 'rows', pairs: 'pairs', index: 'index', columns: 'columns' },
  rank: 6,
  askedFor: 4,
  content: holds<Headed & OfferList>(),
})
