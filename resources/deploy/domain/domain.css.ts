import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const form = style({
  'display': 'grid',
  'gap': vars.space.small,
  '@media': {
    '(min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  overflowWrap: 'anywhere',
})
const state = style({
  padding: '1px 8px',
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  fontWeight: 600,
})
export const verified = style([state, { background: vars.color.goodSoft, color: vars.color.good }])
export const pending = style([state, { background: vars.color.markSoft, color: vars.color.ink }])

export const records = style({ display: 'grid', gap: vars.space.snug })
export const list = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const record = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.snug,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.medium,
  rowGap: vars.space.hair,
  margin: 0,
})
export const part = style({ color: vars.color.muted, fontSize: vars.text.small })
export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
})
export const about = style({ color: vars.color.muted, fontSize: vars.text.small })

export const findings = style({
  display: 'grid',
  gap: vars.space.tiny,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const finding = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  overflowWrap: 'anywhere',
})
export const good = style({ color: vars.color.good })
export const bad = style({ color: vars.color.bad })
