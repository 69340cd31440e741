import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.tiny,
})

export const gap = style({
  minWidth: '1.5rem',
  textAlign: 'center',
  color: vars.color.muted,
})
