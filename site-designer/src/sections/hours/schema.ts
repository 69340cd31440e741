import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Row, Slot } from '#designer/site/content'

export const hours = sectionSchema({
  layouts: { week: 'week', table: 'rows', line: 'run', door: 'door offset' },
  rank: 20,
  leavesNav: 13,
  askedFor: 8,
  content: holds<Headed & { rows: Row[]; note?: Slot }>(),
})
