import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const zone = style({
  display: 'grid',
  gap: vars.space.snug,
  minWidth: 0,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-over]': { outline: `2px dashed ${vars.color.action}`, outlineOffset: 6 },
  },
})

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
})
export const hint = style({ flex: '1 1 14rem', fontSize: vars.text.small, color: vars.color.muted })

export const list = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
})
export const refused = style({ display: 'grid', gap: 2, minWidth: 0 })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const error = style({ fontSize: vars.text.small, fontWeight: 500, color: vars.color.bad })
