import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Photo, Slot } from '#designer/site/content'

export const about = sectionSchema({
  layouts: { large: 'letter', columns: 'words', margin: 'margin offset' },
  rank: 11,
  leavesNav: 16,
  loud: 'sometimes',
  askedFor: 1,
  content: holds<Headed & { paragraphs: Slot[]; photo?: Photo }>(),
})
