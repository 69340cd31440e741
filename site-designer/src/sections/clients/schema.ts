import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Lines } from '#designer/site/content'

export const clients = sectionSchema({
  layouts: { run: 'run', columns: 'newspaper', names: 'names offset', line: 'strip' },
  manners: {
    ruled: ['run', 'columns', 'line'],
    boxed: ['line', 'run', 'columns'],
    loud: ['names', 'run', 'line'],
  },
  leavesNav: 3,
  css: 'lines',
  content: holds<Headed & Lines>(),
})
