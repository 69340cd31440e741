import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const setDown = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.medium,
  overflowY: 'auto',
  background: vars.color.overlay,
  animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
})

const panel = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.medium,
  width: '100%',
  padding: vars.space.large,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.high,
  animation: `${setDown} ${vars.motion.draw} ${vars.motion.ease}`,
})

export const size = styleVariants({
  small: [panel, { maxWidth: '26rem' }],
  medium: [panel, { maxWidth: '36rem' }],
  large: [panel, { maxWidth: '54rem' }],
  full: [panel, { maxWidth: '80rem' }],
})

export const head = style({ display: 'grid', gap: vars.space.tiny, paddingRight: '2.5rem' })
export const title = style({ fontSize: vars.text.title })
export const description = style({ color: vars.color.muted })
export const close = style({ position: 'absolute', top: vars.space.snug, right: vars.space.snug })

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  paddingTop: vars.space.small,
})
