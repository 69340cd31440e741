import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const wrap = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: vars.space.snug,
  alignItems: 'center',
})

// Half a handle of space, so that the first and last tick are below its centre.
export const track = style({ display: 'grid', minWidth: 0 })

export const input = style({
  'appearance': 'none',
  'width': '100%',
  'height': 28,
  'margin': 0,
  'background': 'transparent',
  'cursor': 'pointer',
  'touchAction': 'pan-y',
  '::-webkit-slider-runnable-track': { height: 2, background: vars.color.lineStrong },
  '::-moz-range-track': { height: 2, background: vars.color.lineStrong },
  '::-webkit-slider-thumb': {
    appearance: 'none',
    width: 16,
    height: 24,
    marginTop: -11,
    borderRadius: vars.radius.small,
    border: `2px solid ${vars.color.surface}`,
    background: vars.color.action,
    boxShadow: vars.shadow.low,
  },
  '::-moz-range-thumb': {
    width: 12,
    height: 20,
    borderRadius: vars.radius.small,
    border: `2px solid ${vars.color.surface}`,
    background: vars.color.action,
  },
})

export const ticks = style({ marginInline: 8, width: 'calc(100% - 15px)' })

export const value = style({
  minWidth: '3.5em',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
})
