import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const body = style({ display: 'grid', justifyItems: 'start', gap: vars.space.snug })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.tiny,
})

export const words = style({ display: 'grid', minWidth: 0 })
