import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const SHRINK = 4

/** Drawn as wide as a desktop and then made small, so that the page looks as it will. */
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
