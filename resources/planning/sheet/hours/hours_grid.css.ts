import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const box = style({ containerType: 'inline-size' })
export const label = style({ fontSize: vars.text.small, fontWeight: 600, paddingBottom: 6 })

const NARROW = '(max-width: 420px)'

/** Seven rows on ruled paper. */
export const week = style({ margin: 0, padding: 0, borderTop: `1px solid ${vars.color.line}` })

export const day = style({
  'display': 'grid',
  'gridTemplateColumns': '6.5rem minmax(0, 1fr) 2.75rem',
  'alignItems': 'start',
  'columnGap': vars.space.small,
  'paddingBlock': vars.space.tiny,
  'borderBottom': `1px solid ${vars.color.line}`,
  '@container': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) 2.75rem', paddingBottom: vars.space.small },
  },
})

export const name = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.touch.normal,
  fontWeight: 550,
  selectors: { '&[data-unknown]': { fontWeight: 400, color: vars.color.muted } },
})

export const told = style({
  'display': 'grid',
  'gap': vars.space.tiny,
  'minWidth': 0,
  'minHeight': vars.touch.normal,
  'alignContent': 'center',
  '@container': { [NARROW]: { gridColumn: '1 / -1', gridRow: 2 } },
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
globalStyle(`${told} > input`, { minHeight: '2.5rem', padding: '6px 10px' })

export const quiet = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.tiny })
export const closed = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.muted,
})
