import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const canvas = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: vars.color.sunken,
})

export const frame = style({
  height: '100%',
  maxWidth: '100%',
  border: 0,
  // A page that sets no background of its own is meant to stand on white.
  background: 'white',
  boxShadow: vars.shadow.low,
  transition: `width ${vars.motion.draw} ${vars.motion.ease}`,
})

export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.sunken,
})

export const notice = style({
  position: 'absolute',
  zIndex: vars.z.bar,
  top: vars.space.medium,
  insetInline: vars.space.medium,
})
