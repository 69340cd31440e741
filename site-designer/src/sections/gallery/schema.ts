import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Photo } from '#designer/site/content'

export const gallery = sectionSchema({
  layouts: { mosaic: 'pictures', reel: 'pictures', plates: 'pictures', lead: 'pictures offset' },
  rank: 12,
  leavesNav: 15,
  askedFor: 6,
  isOfPhotos: true,
  content: holds<Headed & { photos: Photo[] }>(),
})
