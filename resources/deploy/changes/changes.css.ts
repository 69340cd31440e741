import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const list = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
})
export const entry = style({
  display: 'grid',
  gap: 2,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `3px solid ${vars.color.line}`,
})
export const kind = style({ fontSize: vars.text.small, color: vars.color.muted })
export const gone = style({ color: vars.color.muted })
export const added = style({ textDecoration: 'none', background: vars.color.goodSoft })
export const note = style({ color: vars.color.muted })
