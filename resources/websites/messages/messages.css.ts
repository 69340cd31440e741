import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

const PHONE = '(max-width: 559px)'

export const filter = style({
  'width': '16rem',
  'maxWidth': '100%',
  '@media': { [PHONE]: { width: '100%' } },
})
export const results = style({ minWidth: 0, outline: 'none' })
export const count = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })

export const list = style({
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
})

export const entry = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"dot sender date" ". website website" ". excerpt excerpt"',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  rowGap: vars.space.hair,
  width: '100%',
  padding: `${vars.space.snug} ${vars.space.medium}`,
  border: 0,
  background: 'transparent',
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.actionSoft },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-expanded="true"]': { background: vars.color.sunken },
  },
})

export const dot = style({
  gridArea: 'dot',
  alignSelf: 'center',
  width: 8,
  height: 8,
  borderRadius: vars.radius.round,
  selectors: { [`${line}[data-unread] &`]: { background: vars.color.action } },
})

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const sender = style({
  gridArea: 'sender',
  ...cut,
  selectors: { [`${line}[data-unread] &`]: { fontWeight: 700 } },
})
export const date = style({
  gridArea: 'date',
  color: vars.color.muted,
  fontSize: vars.text.small,
  whiteSpace: 'nowrap',
})
export const website = style({
  gridArea: 'website',
  ...cut,
  color: vars.color.muted,
  fontSize: vars.text.small,
})
export const excerpt = style({
  gridArea: 'excerpt',
  ...cut,
  selectors: { [`${line}[data-unread] &`]: { fontWeight: 600 } },
})

export const content = style({
  'display': 'grid',
  'gap': vars.space.medium,
  'padding': vars.space.medium,
  // Below the sender, beside the dot.
  'paddingInlineStart': `calc(${vars.space.medium} + ${vars.space.small} + 8px)`,
  'borderTop': `1px solid ${vars.color.line}`,
  '@media': { [PHONE]: { paddingInlineStart: vars.space.medium } },
})
export const fields = style({ display: 'grid', gap: vars.space.tiny, margin: 0 })
export const field = style({
  'display': 'grid',
  'gridTemplateColumns': '8rem minmax(0, 1fr)',
  'gap': vars.space.small,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
})
export const label = style({ color: vars.color.muted, overflowWrap: 'anywhere' })
export const value = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const text = style({
  margin: 0,
  maxWidth: '42rem',
  fontSize: vars.text.reading,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })
