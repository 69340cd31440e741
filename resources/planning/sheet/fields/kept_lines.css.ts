import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const lines = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
})
export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInlineStart: vars.space.snug,
  borderRadius: vars.radius.small,
  background: vars.color.actionSoft,
  fontSize: vars.text.small,
  fontWeight: 550,
  overflowWrap: 'anywhere',
})
export const remove = style({
  'display': 'grid',
  'placeItems': 'center',
  'flex': 'none',
  'width': vars.touch.small,
  'minHeight': vars.touch.small,
  'border': 0,
  'background': 'transparent',
  ':hover': { color: vars.color.bad },
  '@media': { '(pointer: coarse)': { minHeight: vars.touch.normal } },
})
