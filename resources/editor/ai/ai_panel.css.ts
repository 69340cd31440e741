import { globalStyle, style } from '@vanilla-extract/css'
import { NARROW } from '../narrow.ts'
import { vars } from '../../ui/theme/contract.css.ts'

const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const form = style({})

// Always six rows; on a phone three, so that the button below is visible.
globalStyle(`${form} textarea`, {
  'minHeight': 'calc(6lh + 1.5rem)',
  '@media': { [NARROW]: { minHeight: 'calc(3lh + 1.5rem)' } },
})

export const scope = style({ display: 'grid', gap: vars.space.hair, minWidth: 0 })

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  maxWidth: '100%',
  minWidth: 0,
  paddingLeft: vars.space.snug,
  border: `1px solid ${vars.color.draft}`,
  borderRadius: vars.radius.medium,
  background: vars.color.actionSoft,
  fontWeight: 600,
})

export const chipWords = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const whole = style({ fontWeight: 600 })

export const note = style({
  'fontSize': vars.text.small,
  'color': vars.color.muted,
  '@media': { [NARROW]: { display: 'none' } },
})

export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.snug,
})

/** Phones have no such key, and the space is needed. */
export const keys = style({ '@media': { [NARROW]: { display: 'none' } } })

export const count = style({ fontVariantNumeric: 'tabular-nums' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })

export const step = style({
  'display': 'flex',
  'alignItems': 'center',
  'gap': vars.space.small,
  'color': vars.color.action,
  'fontWeight': 500,
  ':empty': { display: 'none' },
})

export const reply = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  borderTop: `1px solid ${vars.color.line}`,
  borderLeft: `4px solid ${vars.color.mark}`,
})

export const replyTitle = style({ fontSize: vars.text.body })

export const quote = style({ color: vars.color.muted, overflowWrap: 'anywhere' })

/** The panel's title stays visible above scrolled content. */
export const inView = style({ scrollMarginTop: '3.5rem' })

export const card = style({
  scrollMarginTop: '3.5rem',
  display: 'grid',
  gap: vars.space.snug,
  padding: vars.space.medium,
  borderTop: `1px solid ${vars.color.line}`,
})

export const cardTitle = style({ fontSize: vars.text.reading })

export const notice = style({
  padding: `${vars.space.small} ${vars.space.snug}`,
  borderRadius: vars.radius.medium,
  background: vars.color.markSoft,
})

export const facts = style({ display: 'grid', gap: vars.space.small, margin: 0 })

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  columnGap: vars.space.small,
})

export const factName = style({ fontSize: vars.text.small, color: vars.color.muted })

export const factValue = style({
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

export const notDone = style({ display: 'grid', gap: vars.space.tiny, color: vars.color.bad })

export const receipt = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.snug,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})

export const receiptTitle = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

export const places = style([
  list,
  { gap: vars.space.tiny, selectors: { '&:empty': { display: 'none' } } },
])

export const place = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
  overflowWrap: 'anywhere',
})

export const kind = style({ color: vars.color.muted, fontSize: vars.text.small })

export const texts = style([
  list,
  {
    gap: vars.space.small,
    paddingTop: vars.space.small,
    borderTop: `1px solid ${vars.color.line}`,
  },
])

export const text = style({ display: 'grid', gap: vars.space.hair, overflowWrap: 'anywhere' })

export const before = style({ color: vars.color.muted })

export const after = style({
  justifySelf: 'start',
  padding: `0 ${vars.space.tiny}`,
  background: vars.color.markSoft,
  textDecoration: 'none',
})
