import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Lines } from '#designer/site/content'

export const credentials = sectionSchema({
  layouts: { lines: 'lines', columns: 'newspaper', panel: 'panel', margin: 'margin offset' },
  manners: {
    ruled: ['lines', 'columns', 'margin'],
    boxed: ['lines', 'columns'],
    loud: ['margin', 'lines'],
  },
  leavesNav: 2,
  css: 'lines',
  content: holds<Headed & Lines>(),
})
