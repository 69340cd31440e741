import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed, Lines } from '#designer/site/content'

export const goodToKnow = sectionSchema({
  layouts: { columns: 'newspaper', lines: 'lines', chips: 'chips', panel: 'panel' },
  manners: { ruled: ['columns', 'lines'], boxed: ['columns', 'lines'], loud: ['lines', 'columns'] },
  leavesNav: 1,
  css: 'lines',
  content: holds<Headed & Lines>(),
})
