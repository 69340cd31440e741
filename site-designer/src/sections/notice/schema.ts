import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Slot } from '#designer/site/content'

/** What is different just now: closed for a holiday, moved, fully booked. */
export const notice = sectionSchema({
  layouts: { bar: 'strip', card: 'card', ticket: 'band framed', sign: 'sign centred' },
  manners: { ruled: ['bar', 'sign'], boxed: ['card', 'ticket', 'sign'], loud: ['ticket', 'bar'] },
  rank: 1,
  leavesNav: 5,
  isAside: true,
  ground: (layout) => (layout === 'bar' ? 'accent' : undefined),
  content: holds<Headed & { text: Slot }>(),
})
