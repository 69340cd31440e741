import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const group = style({ display: 'grid', gap: vars.space.small, marginTop: vars.space.medium })
export const title = style({ fontSize: vars.text.reading })
export const list = style({ display: 'grid', gap: vars.space.tiny, margin: 0 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: vars.space.small,
})
export const key = style({ fontFamily: vars.font.mono, fontSize: vars.text.small })
export const does = style({ margin: 0 })
