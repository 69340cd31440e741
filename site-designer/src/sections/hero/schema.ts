import { holds, sectionSchema } from '#designer/sections/schema'
import type { Action, Artefact, Row, Slot } from '#designer/site/content'

export const hero = sectionSchema({
  layouts: {
    split: 'hero-split offset',
    banner: 'hero-banner',
    stage: 'hero-stage offset',
    card: 'hero-card centred',
    ledger: 'hero-ledger offset',
    board: 'hero-board',
    masthead: 'hero-masthead',
    overlap: 'hero-overlap offset',
  },
  rank: 0,
  content: holds<{
    kicker?: string
    title: string
    lede?: Slot
    actions: Action[]
    facts?: Row[]
    /** Where it is and when it is open, for whoever reads no further. */
    near?: Row[]
    artefact?: Artefact
    /** What the drawing beside the title is of: a file of data/subjects. */
    motif?: string
  }>(),
})
