import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Photo, Slot } from '#designer/site/content'

export const team = sectionSchema({
  layouts: { tiles: 'tiles', row: 'grid cards', list: 'rows', names: 'run offset' },
  rank: 16,
  leavesNav: 10,
  askedFor: 11,
  content: holds<
    Headed & { people: { name: Slot; role?: Slot; about?: string; photo?: Photo }[] }
  >(),
})
