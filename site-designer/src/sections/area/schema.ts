import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Slot } from '#designer/site/content'

/** Where the business comes to, for trades that come to people. The first place is its own. */
export const area = sectionSchema({
  layouts: { run: 'run', columns: 'columns', chips: 'chips' },
  manners: {
    ruled: ['run', 'columns'],
    boxed: ['run', 'columns'],
    loud: ['run', 'columns'],
  },
  rank: 19,
  loud: 'sometimes',
  content: holds<Headed & { places: Slot[]; note?: string }>(),
})
