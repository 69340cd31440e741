import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Photo } from '#designer/site/content'

export const beforeAfter = sectionSchema({
  layouts: {
    pairs: 'pictures',
    offset: 'pictures offset',
    stack: 'pictures',
    split: 'pictures offset',
  },
  manners: {
    ruled: ['split', 'offset'],
    boxed: ['pairs', 'stack'],
    loud: ['offset', 'pairs', 'stack'],
  },
  rank: 13,
  leavesNav: 14,
  askedFor: 7,
  isOfPhotos: true,
  content: holds<
    Headed & {
      labels: { before: string; after: string }
      changes: { before: Photo; after: Photo }[]
    }
  >(),
})
