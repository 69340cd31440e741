import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const SCALE = 0.8

/** As wide as a phone and scaled down slightly, to leave more room for the wide view. */
export const box = style({
  position: 'relative',
  flex: 'none',
  width: 375 * SCALE,
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
  background: 'white',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.low,
})

export const frame = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: 375,
  maxWidth: 'none',
  height: `${100 / SCALE}%`,
  border: 0,
  background: 'white',
  transform: `scale(${SCALE})`,
  transformOrigin: 'top left',
})
