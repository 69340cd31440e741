import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

const base = style({
  display: 'grid',
  gap: vars.space.tiny,
  padding: `${vars.space.snug} ${vars.space.medium}`,
  borderBottom: `1px solid ${vars.color.line}`,
  borderLeft: '4px solid transparent',
})

export const row = styleVariants({
  plain: [base],
  shown: [base, { borderLeftColor: vars.color.mark, background: vars.color.markSoft }],
})

export const summary = style({ fontWeight: 600, overflowWrap: 'anywhere' })

export const by = style({
  display: 'flex',
  gap: vars.space.small,
  fontSize: vars.text.small,
  color: vars.color.muted,
})

export const current = style({ fontWeight: 600, color: vars.color.good })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  marginLeft: `calc(-1 * ${vars.space.snug})`,
})

export const looking = style({
  position: 'sticky',
  zIndex: 1,
  top: '3.35rem',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.small,
  padding: vars.space.medium,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.markSoft,
  color: vars.color.ink,
})

export const comparison = style({ display: 'grid', gap: vars.space.small, minWidth: 0 })
