import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Slot } from '#designer/site/content'

export const faq = sectionSchema({
  layouts: { fold: 'folds', pairs: 'columns', margin: 'pairs', talk: 'talk offset' },
  rank: 23,
  leavesNav: 11,
  loud: 'sometimes',
  askedFor: 13,
  content: holds<Headed & { items: { question: string; answer: Slot }[] }>(),
})
