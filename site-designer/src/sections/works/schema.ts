import { holds, sectionSchema } from '#designer/sections/schema'
import type { Headed } from '#designer/site/content'

/** What somebody made, wrote or won, in the order in which it was told. */
export const works = sectionSchema({
  layouts: { years: 'rows offset', index: 'lines', lead: 'lead offset', cards: 'cards cards' },
  manners: {
    ruled: ['years', 'index', 'lead'],
    boxed: ['cards', 'index', 'lead'],
    loud: ['lead', 'years', 'index'],
  },
  content: holds<Headed & { works: { title: string; year?: string; about?: string }[] }>(),
})
