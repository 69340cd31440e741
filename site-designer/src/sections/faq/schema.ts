import { holds, sectionSchema } from '#designer/sections/schema'
import type { Answered, Headed } from '#designer/site/content'

export const faq = sectionSchema({
  layouts: { fold: 'folds', pairs: 'columns', margin: 'pairs', talk: 'talk offset' },
  rank: 23,
  leavesNav: 11,
  loud: 'sometimes',
  askedFor: 13,
  starter: 'questions',
  content: holds<Headed & { items: Answered[] }>(),
})
