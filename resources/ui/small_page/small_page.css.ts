import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const SHRINK = 4

/** As wide as a desktop and scaled down, so that the page has its desktop layout. */
export const frame = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: `${SHRINK * 100}%`,
  maxWidth: 'none',
  height: `${SHRINK * 100}%`,
  border: 0,
  background: '#ffffff',
  transform: `scale(${1 / SHRINK})`,
  transformOrigin: 'top left',
  opacity: 0,
  transition: `opacity ${vars.motion.draw} ${vars.motion.ease}`,
  selectors: { '&[data-there]': { opacity: 1 } },
})
