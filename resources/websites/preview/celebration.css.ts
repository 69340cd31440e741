import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const leave = keyframes({ to: { opacity: 0 } })
const setDown = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } })

/** Above everything, without blocking clicks. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.toast,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.large,
  background: `color-mix(in oklab, ${vars.color.paper} 88%, transparent)`,
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.draw} ${vars.motion.ease}, ${leave} ${vars.motion.settle} 2680ms ${vars.motion.ease} forwards`,
})

export const board = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 'min(46rem, 100%)',
  aspectRatio: '16 / 10',
  maxHeight: '80dvh',
})

export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })

export const words = style({
  'position': 'relative',
  'maxWidth': '14ch',
  'padding': `${vars.space.tiny} ${vars.space.snug}`,
  'fontFamily': vars.font.heading,
  'fontSize': 'clamp(1.75rem, 5vw, 3.25rem)',
  'fontWeight': 700,
  'lineHeight': vars.leading.tight,
  'letterSpacing': '-0.02em',
  'textAlign': 'center',
  'textWrap': 'balance',
  'color': vars.color.markText,
  'background': vars.color.mark,
  'animation': `${setDown} ${vars.motion.settle} 420ms ${vars.motion.ease} backwards`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
