import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const box = style({ containerType: 'inline-size', display: 'grid', gap: vars.space.small })
export const label = style({ fontSize: vars.text.small, fontWeight: 600, marginBottom: -2 })

const NARROW = '(max-width: 420px)'

/** Seven rows on ruled paper. */
/** The full name of the day, in wide windows. */
export const long = style({ '@container': { [NARROW]: { display: 'none' } } })
export const short = style({
  'display': 'none',
  '@container': { [NARROW]: { display: 'inline' } },
})

/** In narrow windows this is in the menu of the day. */
export const roomy = style({ '@container': { [NARROW]: { display: 'none' } } })

export const week = style({
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${vars.color.line}`,
  marginBottom: vars.space.small,
})

export const day = style({
  'display': 'grid',
  'gridTemplateColumns': '6.5rem minmax(0, 1fr) 2.75rem',
  'alignItems': 'start',
  'columnGap': vars.space.small,
  'paddingBlock': vars.space.tiny,
  'borderBottom': `1px solid ${vars.color.line}`,
  '@container': {
    [NARROW]: { gridTemplateColumns: '2.5rem minmax(0, 1fr) 2.75rem' },
  },
})

export const name = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.touch.normal,
  fontWeight: 550,
  selectors: { '&[data-unknown]': { fontWeight: 400, color: vars.color.muted } },
})

export const dayHours = style({
  display: 'grid',
  gap: vars.space.tiny,
  minWidth: 0,
  minHeight: vars.touch.normal,
  alignContent: 'center',
})

export const span = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.tiny,
})
export const time = style({ width: '4.75rem' })
globalStyle(`${time} input`, {
  minHeight: '2.5rem',
  padding: '6px 8px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${dayHours} > input`, { minHeight: '2.5rem', padding: '6px 10px' })

/** The error of a day. */
export const fault = style({
  fontSize: vars.text.small,
  color: vars.color.bad,
  selectors: { '&:empty': { display: 'none' } },
})

export const quiet = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny })
export const closed = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.muted,
})
