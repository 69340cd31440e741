import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

const BELOW = 'not all and (min-width: 64rem)'
/** The height of the bar with Approve. */
const BAR = '4.25rem'

/** An open question has a yellow mark. In narrow windows it lies above the page, from below. */
export const card = style({
  'display': 'grid',
  'gap': vars.space.small,
  'minWidth': 0,
  'padding': vars.space.medium,
  'border': `1px solid ${vars.color.line}`,
  'borderTop': `4px solid ${vars.color.mark}`,
  'borderRadius': vars.radius.large,
  'background': vars.color.surface,
  '@media': {
    [BELOW]: {
      position: 'sticky',
      bottom: BAR,
      zIndex: vars.z.bar,
      maxHeight: '46dvh',
      overflowY: 'auto',
      boxShadow: vars.shadow.high,
      selectors: { '&[data-down]': { paddingBlock: vars.space.tiny } },
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
})
export const count = style({
  flex: 1,
  fontSize: vars.text.small,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const putDown = style({
  'display': 'none',
  '@media': {
    [BELOW]: {
      display: 'inline-grid',
      placeItems: 'center',
      width: vars.touch.normal,
      height: vars.touch.normal,
      flex: 'none',
      border: 0,
      borderRadius: vars.radius.small,
      background: 'transparent',
      color: vars.color.ink,
    },
  },
})

export const body = style({
  'display': 'grid',
  'gap': vars.space.small,
  'minWidth': 0,
  '@media': { [BELOW]: { selectors: { '[data-down] > &': { display: 'none' } } } },
})

export const question = style({
  fontSize: vars.text.lead,
  overflowWrap: 'anywhere',
  outline: 'none',
})
export const because = style({ fontSize: vars.text.small, color: vars.color.muted })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
})
globalStyle(`${pair} > button`, { width: '100%' })

export const nothing = style({
  fontSize: vars.text.small,
  color: vars.color.muted,
  outline: 'none',
})
