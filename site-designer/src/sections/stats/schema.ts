import { holds, sectionSchema } from '#designer/sections/schema'

/** Numbers the owner gave, never counted or rounded by us. */
export const stats = sectionSchema({
  layouts: { row: 'figures', lines: 'rows', panel: 'panel', offset: 'figures offset' },
  manners: {
    ruled: ['lines', 'row', 'offset'],
    boxed: ['row', 'offset'],
    loud: ['offset', 'lines'],
  },
  rank: 3,
  loud: 'sometimes',
  content: holds<{ figures: { value: string; label: string }[] }>(),
})
