import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.small,
})
export const form = style({ display: 'grid', gap: vars.space.small })
export const actions = style({ display: 'flex', gap: vars.space.small })
