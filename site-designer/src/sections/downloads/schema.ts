import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed } from '#designer/site/content'

export const downloads = sectionSchema({
  layouts: { list: 'rows', cards: 'cards', line: 'strip', margin: 'margin offset' },
  manners: {
    ruled: ['list', 'line', 'margin'],
    boxed: ['cards', 'list'],
    loud: ['line', 'margin', 'list'],
  },
  rank: 18,
  leavesNav: 6,
  askedFor: 15,
  content: holds<Headed & { files: { name: string; href?: string; todo: string }[] }>(),
})
