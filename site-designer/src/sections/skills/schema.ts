import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Lines } from '#designer/site/content'

export const skills = sectionSchema({
  layouts: { run: 'run', columns: 'newspaper', chips: 'chips', lines: 'lines' },
  manners: {
    ruled: ['columns', 'lines', 'run'],
    boxed: ['chips', 'columns', 'lines'],
    loud: ['run', 'lines', 'chips'],
  },
  leavesNav: 4,
  css: 'lines',
  content: holds<Headed & Lines>(),
})
