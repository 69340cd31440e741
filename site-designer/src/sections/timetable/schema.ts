import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Slot, TimetableDay } from '#designer/site/content'

export const timetable = sectionSchema({
  layouts: {
    week: 'week',
    rows: 'rows',
    board: 'board',
    cards: 'cards cards',
    day: 'line shape',
  },
  manners: {
    ruled: ['rows', 'week', 'board'],
    boxed: ['cards', 'week', 'board'],
    loud: ['board', 'week', 'rows'],
  },
  rank: 9,
  leavesNav: 17,
  loud: 'sometimes',
  askedFor: 9,
  content: holds<Headed & { days: TimetableDay[]; note?: Slot }>(),
})
