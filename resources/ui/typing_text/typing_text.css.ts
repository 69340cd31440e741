import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const blink = keyframes({ '50%': { opacity: 0 } })

/** The pencil's point. */
export const caret = style({
  display: 'inline-block',
  width: '0.09em',
  height: '0.95em',
  marginLeft: '0.06em',
  verticalAlign: '-0.08em',
  background: vars.color.mark,
  animation: `${blink} 1s steps(1) infinite`,
})
