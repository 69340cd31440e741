import { style, styleVariants } from '@vanilla-extract/css'
import { NARROW } from './narrow.ts'

export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100dvh',
  overflow: 'hidden',
})

const base = style({ display: 'grid', minWidth: 0, minHeight: 0 })

export const bench = styleVariants({
  closed: [base, { gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' }],
  open: [
    base,
    {
      'gridTemplate': 'minmax(0, 1fr) / minmax(0, 1fr) 320px',
      '@media': { [NARROW]: { gridTemplate: 'minmax(0, 1fr) minmax(0, 46%) / minmax(0, 1fr)' } },
    },
  ],
})
