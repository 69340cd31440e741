import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Slot } from '#designer/site/content'

export const testimonials = sectionSchema({
  layouts: { row: 'grid cards', list: 'list', lead: 'lead offset', columns: 'cards cards' },
  manners: { ruled: ['list', 'lead'], boxed: ['row', 'lead'], loud: ['lead', 'list'] },
  rank: 17,
  leavesNav: 9,
  askedFor: 12,
  content: holds<Headed & { quotes: { text: Slot; by?: Slot }[] }>(),
})
