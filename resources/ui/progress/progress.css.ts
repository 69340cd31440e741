import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const wrap = style({ display: 'grid', gap: 6, minWidth: 0 })

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.medium,
  // The name of a file may be one long word.
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
})

export const track = style({ position: 'relative', height: 10, overflow: 'hidden' })
export const scale = style({ position: 'absolute', inset: 0, vars: { '--sw-tick': '2%' } })

/** The finished part is solid, the rest a scale. */
export const bar = style({
  position: 'absolute',
  insetBlock: '0 auto',
  left: 0,
  height: 5,
  background: vars.color.action,
  transition: `width ${vars.motion.settle} ${vars.motion.ease}`,
})
