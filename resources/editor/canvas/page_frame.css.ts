import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'
import { NARROW } from '../narrow.ts'

const base = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: vars.color.sunken,
})

export const canvas = style([base, { display: 'grid' }])

/** The wide view and the phone view. */
export const docked = style([
  base,
  {
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr) auto',
    gap: vars.space.small,
    paddingInlineEnd: vars.space.small,
    paddingBlock: vars.space.small,
  },
])

/** Two versions of a page side by side; on a phone one below the other. */
export const pair = style([
  base,
  {
    'display': 'grid',
    'gridTemplate': 'minmax(0, 1fr) / 1fr 1fr',
    'gap': vars.space.small,
    'padding': vars.space.small,
    '@media': { [NARROW]: { gridTemplate: '1fr 1fr / minmax(0, 1fr)' } },
  },
])

export const whole = style({
  display: 'flex',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: 0,
})

export const half = style({ position: 'relative', minWidth: 0, minHeight: 0, overflow: 'hidden' })

export const caption = style({
  position: 'absolute',
  zIndex: 1,
  bottom: vars.space.small,
  left: vars.space.small,
  padding: '1px 8px',
  fontSize: vars.text.small,
  fontWeight: 600,
  color: vars.color.ink,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
})

/** Twice as wide and scaled down, so that the page has its wide layout. */
export const smallFrame = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '200%',
  maxWidth: 'none',
  height: '200%',
  border: 0,
  background: 'white',
  transform: 'scale(0.5)',
  transformOrigin: 'top left',
})

export const frame = style({
  height: '100%',
  maxWidth: '100%',
  border: 0,
  // A page without a background is shown on white.
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
