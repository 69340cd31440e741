import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed } from '#designer/site/content'

/** A line for an e-mail address. `message` is what the owner reads when somebody signs up. */
export const newsletter = sectionSchema({
  layouts: { line: 'form-line', split: 'split-line', panel: 'panel framed', card: 'card offset' },
  manners: {
    ruled: ['line', 'split'],
    boxed: ['panel', 'card', 'split'],
    loud: ['split', 'line', 'panel'],
  },
  rank: 26,
  leavesNav: 7,
  isAside: true,
  askedFor: 19,
  content: holds<Headed & { message: string; button: string }>(),
})
