import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'
import { NARROW } from '../narrow.ts'

export const panel = style({
  'minWidth': 0,
  'minHeight': 0,
  'overflowY': 'auto',
  'overscrollBehavior': 'contain',
  'background': vars.color.surface,
  'borderLeft': `1px solid ${vars.color.line}`,
  '@media': {
    [NARROW]: {
      borderLeft: 0,
      borderTop: `1px solid ${vars.color.line}`,
      boxShadow: vars.shadow.high,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
  },
})

export const head = style({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  padding: `${vars.space.tiny} ${vars.space.tiny} ${vars.space.tiny} ${vars.space.medium}`,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const title = style({ flex: 1, minWidth: 0, fontSize: vars.text.reading })

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
