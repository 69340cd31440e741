import { groundOfPrices } from '#designer/sections/prices/ground'
import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, OfferList } from '#designer/site/content'

export const prices = sectionSchema({
  layouts: {
    leaders: 'columns',
    rows: 'rows',
    card: 'card',
    tags: 'tags shape',
    poster: 'poster shape',
    sizes: 'sizes shape',
  },
  rank: 5,
  ground: groundOfPrices,
  askedFor: 3,
  content: holds<Headed & OfferList>(),
})
