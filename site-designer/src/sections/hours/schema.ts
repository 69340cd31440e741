import { holds, sectionSchema } from '#designer/sections/schema'
import type { DayCell, Headed, Row, Slot } from '#designer/site/content'

export const hours = sectionSchema({
  layouts: { strip: 'week', table: 'rows', line: 'run' },
  rank: 20,
  leavesNav: 13,
  askedFor: 8,
  content: holds<Headed & { rows: Row[]; cells?: DayCell[]; note?: Slot }>(),
})
