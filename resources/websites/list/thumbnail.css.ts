import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const frameBox = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  background: vars.color.sunken,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const none = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.muted,
})

/** Covers the whole picture and shows its text on hover and focus. */
export const link = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -4 } },
})

export const linkWords = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  background: vars.color.action,
  color: vars.color.actionText,
  fontWeight: 600,
  opacity: 0,
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${link}:hover &, ${link}:focus-visible &`]: { opacity: 1 } },
})
