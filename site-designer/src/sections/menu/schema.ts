import { groundOfPrices } from '#designer/sections/prices/ground'
import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, OfferList } from '#designer/site/content'

export const menu = sectionSchema({
  layouts: {
    leaders: 'columns',
    card: 'split',
    rows: 'rows',
    columns: 'newspaper',
    tags: 'tags shape',
    poster: 'poster shape',
    sizes: 'sizes shape',
  },
  rank: 4,
  ground: groundOfPrices,
  askedFor: 2,
  content: holds<Headed & OfferList>(),
})
