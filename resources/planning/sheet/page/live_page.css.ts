import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const live = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  minHeight: 0,
  minWidth: 0,
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBottom: vars.space.small,
})
export const title = style({ fontSize: vars.text.lead })

export const board = style({
  minHeight: '12rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.draft}`,
  borderRadius: `0 0 ${vars.radius.medium} ${vars.radius.medium}`,
  background: vars.color.sunken,
})

export const box = style({
  position: 'relative',
  height: '100%',
  marginInline: 'auto',
  overflow: 'hidden',
  selectors: {
    '&[data-device="phone"]': { maxWidth: 375, boxShadow: `0 0 0 1px ${vars.color.line}` },
  },
})

export const frame = style({
  position: 'absolute',
  top: 0,
  left: 0,
  maxWidth: 'none',
  border: 0,
  background: '#ffffff',
  transformOrigin: 'top left',
  opacity: 0,
  transition: `opacity ${vars.motion.draw} ${vars.motion.ease}`,
  selectors: { '&[data-there]': { opacity: 1 } },
})
