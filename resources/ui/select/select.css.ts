import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const wrap = style({ position: 'relative', display: 'block' })
export const select = style({ appearance: 'none', paddingRight: '2.5rem', cursor: 'pointer' })

export const arrow = style({
  position: 'absolute',
  right: vars.space.snug,
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  color: vars.color.muted,
})
