import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7.5rem, auto) minmax(0, 1fr)',
  gap: vars.space.small,
  width: '100%',
})
