import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const question = style({ display: 'grid', gap: vars.space.snug, minWidth: 0 })

export const title = style({ fontSize: vars.text.lead, outline: 'none' })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
})
export const input = style({ flex: '1 1 14rem', minWidth: 0 })
