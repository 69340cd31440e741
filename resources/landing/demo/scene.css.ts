import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { NARROW } from './demo.css.ts'
import { vars } from '../../ui/theme/contract.css.ts'

const SHOWN = 380

export const window = style({
  'position': 'relative',
  'minWidth': 0,
  'border': `1px solid ${vars.color.lineStrong}`,
  'borderRadius': vars.radius.large,
  'background': vars.color.surface,
  // On a phone the picture is above its explanation, so that it is visible.
  '@media': { [NARROW]: { order: -1 } },
})

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minHeight: '4.25rem',
  padding: `${vars.space.snug} ${vars.space.medium}`,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const stripIcon = style({ flex: 'none', color: vars.color.action })
export const typed = style({ flex: 1, minWidth: 0, fontSize: vars.text.reading, lineHeight: 1.3 })

const set = keyframes({ from: { opacity: 0, transform: 'translateY(-3px)' } })

/** A green stamp for the result. */
export const live = style({
  flex: 'none',
  padding: `${vars.space.hair} ${vars.space.small}`,
  border: `1px solid ${vars.color.good}`,
  borderRadius: vars.radius.small,
  background: vars.color.goodSoft,
  color: vars.color.good,
  fontSize: vars.text.small,
  fontWeight: 650,
  animation: `${set} ${vars.motion.draw} ${vars.motion.ease}`,
})

export const paper = style({
  display: 'grid',
  justifyItems: 'center',
  maxHeight: SHOWN,
  overflow: 'hidden',
  padding: `${vars.space.medium} ${vars.space.medium} 0`,
  color: vars.color.draft,
  background: vars.color.sunken,
  borderRadius: `0 0 ${vars.radius.large} ${vars.radius.large}`,
})
export const page = style({ width: '100%', maxWidth: '40rem' })

// The lines of the plan appear one after the other.
const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } })
globalStyle(`${page}[data-step="describe"] g rect, ${page}[data-step="describe"] g path`, {
  strokeDasharray: 1,
  animation: `${draw} 1.6s ${vars.motion.ease} 600ms backwards`,
})
