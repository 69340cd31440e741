import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.touch.normal,
  cursor: 'pointer',
})

export const box = style({
  width: 18,
  height: 18,
  margin: 0,
  flex: 'none',
  accentColor: vars.color.action,
  cursor: 'pointer',
})
