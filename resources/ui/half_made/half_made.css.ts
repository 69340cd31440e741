import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

// Lines have the same width at every size of the drawing.
const thin = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const

export const drawing = style({ display: 'block', width: '100%', height: 'auto' })
export const lines = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 })
export const measures = style({ ...thin, strokeWidth: 1 })
export const seam = style({ ...thin, stroke: vars.color.mark, strokeWidth: 2 })

export const later = style({
  opacity: 0,
  transition: `opacity ${vars.motion.draw} ${vars.motion.ease}`,
  selectors: { '&[data-shown]': { opacity: 1 } },
})

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } })

const pencil = style({
  fill: 'none',
  strokeDasharray: 1,
  animation: `${draw} ${vars.motion.settle} ${vars.motion.ease} 120ms backwards`,
})

export const mark = style([pencil, { stroke: vars.color.mark, strokeWidth: 6 }])
export const markEdge = style([pencil, { stroke: vars.color.markText, strokeWidth: 10 }])
