import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const list = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.snug,
  borderTop: `1px solid ${vars.color.line}`,
})

export const words = style({ display: 'grid', gap: vars.space.hair, minWidth: 0 })

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  fontWeight: 600,
})

export const current = style({
  padding: `0 ${vars.space.small}`,
  borderRadius: vars.radius.small,
  fontSize: vars.text.small,
  fontWeight: 500,
  color: vars.color.good,
  background: vars.color.goodSoft,
})

export const used = style({
  fontSize: vars.text.small,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
