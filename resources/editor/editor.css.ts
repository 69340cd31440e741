import { style, styleVariants } from '@vanilla-extract/css'
import { NARROW } from './narrow.ts'

export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100dvh',
  overflow: 'hidden',
})

const base = style({ display: 'grid', minWidth: 0, minHeight: 0 })

/** The rail, the page and the open panel; on a phone one below the other. */
export const workspace = styleVariants({
  closed: [
    base,
    {
      'gridTemplate': 'minmax(0, 1fr) / auto minmax(0, 1fr)',
      '@media': { [NARROW]: { gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)' } },
    },
  ],
  open: [
    base,
    {
      'gridTemplate': 'minmax(0, 1fr) / auto minmax(0, 1fr) auto',
      '@media': {
        [NARROW]: { gridTemplate: 'auto minmax(0, 1fr) minmax(0, 46%) / minmax(0, 1fr)' },
      },
    },
  ],
})
