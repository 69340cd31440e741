import { holds, sectionSchema } from '#designer/sections/schema'
import type { Action, DayCell, Headed, Row, Slot } from '#designer/site/content'

/** `slip` is what visitors bring, in words of ours. `note`: what no row of the hours can hold: "every second Monday closed". */
export const visit = sectionSchema({
  layouts: { sign: 'sign', split: 'split' },
  rank: 22,
  askedFor: 16,
  content: holds<
    Headed & {
      rows: Row[]
      hours?: Row[]
      cells?: DayCell[]
      note?: Slot
      directions?: Action
      slip?: { called: string; things: string[] }
    }
  >(),
})
