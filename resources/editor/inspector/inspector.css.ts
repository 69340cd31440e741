import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const part = style({
  display: 'grid',
  gap: vars.space.snug,
  padding: vars.space.medium,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})

export const heading = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  letterSpacing: 0,
  color: vars.color.muted,
})

export const hint = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
})

export const note = style({ fontSize: vars.text.small, color: vars.color.muted })

export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const row = style({ display: 'grid', gap: 6, minWidth: 0 })

export const rowLabel = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '1.75rem',
  fontSize: vars.text.small,
  fontWeight: 600,
})

export const error = style({ fontSize: vars.text.small, fontWeight: 500, color: vars.color.bad })
