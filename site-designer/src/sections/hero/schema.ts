import { holds, sectionSchema } from '#designer/sections/schema'
import type { Action, Artefact, Row, Slot, Still } from '#designer/site/content'

export const hero = sectionSchema({
  layouts: {
    poster: 'hero-poster',
    call: 'hero-call shape',
    still: 'hero-still shape offset',
    split: 'hero-split offset',
    card: 'hero-card centred',
  },
  rank: 0,
  content: holds<{
    kicker?: string
    title: string
    lede?: Slot
    actions: Action[]
    /** Where it is and when it is open, for whoever reads no further. */
    near?: Row[]
    artefact?: Artefact
    /** The number to call, set large where the page opens with it. */
    phone?: Action
    still?: Still
  }>(),
})
