import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })
const appear = keyframes({ from: { opacity: 0 } })

/** An outline, shown after 100 ms. */
export const block = style({
  display: 'block',
  background: vars.color.sunken,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.small,
  animation: `${appear} ${vars.motion.quick} 100ms backwards, ${breathe} 1.6s ease-in-out 400ms infinite`,
})
