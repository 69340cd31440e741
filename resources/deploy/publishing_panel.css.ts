import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/contract.css.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.large,
  rowGap: vars.space.tiny,
  alignItems: 'baseline',
})
export const name = style({ color: vars.color.muted })
export const value = style({ overflowWrap: 'anywhere' })
