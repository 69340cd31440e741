import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontSize: vars.text.small,
  fontWeight: 500,
})

export const verified = style([state, { color: vars.color.good }])
export const unverified = style([state, { color: vars.color.ink }])
