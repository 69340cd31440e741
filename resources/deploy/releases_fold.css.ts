import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/contract.css.ts'

export const body = style({ display: 'grid', gap: vars.space.snug })
export const result = style({ padding: `0 ${vars.space.medium}` })
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlockStart: vars.space.snug,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const date = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  fontWeight: 600,
})
export const live = style({
  padding: '1px 8px',
  borderRadius: vars.radius.round,
  background: vars.color.goodSoft,
  color: vars.color.good,
  fontSize: vars.text.small,
})
export const about = style({
  color: vars.color.muted,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
})
