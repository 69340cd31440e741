import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const drawn = keyframes({ from: { strokeDashoffset: 1 } })

export const sheet = style({ display: 'block', width: '100%' })

const line = style({ fill: 'none', strokeWidth: 0.3, stroke: vars.color.draft })

/** Animated, one part after the other. */
export const drawing = style([
  line,
  {
    'strokeDasharray': 1,
    'animation': `${drawn} 700ms ${vars.motion.ease} backwards`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  },
])

export const planned = style([line, { strokeDasharray: '1.4 1' }])

export const made = style([
  line,
  {
    strokeWidth: 0.5,
    stroke: vars.color.action,
    fill: vars.color.actionSoft,
    transition: `fill ${vars.motion.settle} ${vars.motion.ease}`,
  },
])
