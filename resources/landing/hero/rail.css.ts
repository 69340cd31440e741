import { style } from '@vanilla-extract/css'
import { TICK } from '../../ui/drawing/drawing.css.ts'
import { vars } from '../../ui/theme/contract.css.ts'

// As wide as the page above it, which has a margin for its dimension lines.
export const rail = style({ display: 'grid', marginInline: '5.645%' })
export const ticks = style({ gridArea: '1 / 1', alignSelf: 'center', vars: { [TICK]: '2%' } })

export const input = style({
  'gridArea': '1 / 1',
  'appearance': 'none',
  'width': 'calc(100% + 28px)',
  'height': vars.touch.normal,
  'margin': '0 -14px',
  'background': 'transparent',
  'cursor': 'ew-resize',
  'touchAction': 'pan-y',
  '::-webkit-slider-thumb': {
    appearance: 'none',
    width: 28,
    height: 28,
    border: `2px solid ${vars.color.ink}`,
    borderRadius: vars.radius.small,
    background: vars.color.mark,
  },
  '::-moz-range-thumb': {
    width: 24,
    height: 24,
    border: `2px solid ${vars.color.ink}`,
    borderRadius: vars.radius.small,
    background: vars.color.mark,
  },
})
