import { holds, sectionSchema } from '#designer/sections/schema'
import type { Action, Headed } from '#designer/site/content'

export const call = sectionSchema({
  layouts: { band: 'band', panel: 'band framed' },
  rank: 24,
  loud: 'always',
  content: holds<Headed & { action: Action }>(),
})
