import { holds, sectionSchema } from '#designer/sections/schema'
import type { Action, Headed, Slot } from '#designer/site/content'

/** The address as a drawn block: no tiles, no streets, nothing to mistake for a map of the place. */
export const map = sectionSchema({
  layouts: { split: 'split offset', over: 'plate', strip: 'band', sign: 'sign' },
  manners: { ruled: ['sign', 'over'], boxed: ['over', 'sign'], loud: ['over', 'sign', 'strip'] },
  rank: 21,
  askedFor: 17,
  content: holds<Headed & { address: Slot; directions?: Action; note?: Slot }>(),
})
