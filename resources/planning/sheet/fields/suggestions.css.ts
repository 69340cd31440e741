import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
})
export const label = style({ fontSize: vars.text.small, color: vars.color.muted })

/** A tap accepts it; the cross next to it drops it. */
export const pair = style({
  display: 'inline-flex',
  maxWidth: '100%',
  borderRadius: vars.radius.small,
  background: vars.color.markSoft,
  boxShadow: `inset 0 0 0 1px ${vars.color.mark}`,
})

const tap = style({
  'minHeight': vars.touch.small,
  'border': 0,
  'background': 'transparent',
  'borderRadius': vars.radius.small,
  'color': vars.color.ink,
  ':hover': { background: vars.color.mark, color: vars.color.markText },
  '@media': { '(pointer: coarse)': { minHeight: vars.touch.normal } },
})

export const take = style([
  tap,
  {
    padding: `${vars.space.tiny} ${vars.space.snug}`,
    fontSize: vars.text.small,
    fontWeight: 600,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
])
export const drop = style([
  tap,
  {
    display: 'inline-grid',
    placeItems: 'center',
    width: vars.touch.small,
    flex: 'none',
    padding: 0,
  },
])
