import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const views = style({ flex: 1, display: 'flex', minHeight: 0 })

/** The phone beside the wide view. */
export const phone = style({
  flex: 'none',
  minHeight: 0,
  padding: vars.space.small,
  background: vars.color.sunken,
  borderTop: `1px solid ${vars.color.line}`,
})

export const canvas = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  justifyContent: 'safe center',
  minHeight: 0,
  padding: vars.space.medium,
  overflow: 'auto',
  background: vars.color.sunken,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&[data-device="desktop"]': { padding: 0 } },
})

/** As wide as the device; narrower windows scroll instead of shrinking it. */
export const frame = style({
  flex: 'none',
  maxWidth: 'none',
  height: '100%',
  minHeight: '24rem',
  border: 0,
  borderRadius: vars.radius.small,
  background: '#ffffff',
  boxShadow: vars.shadow.low,
  opacity: 0,
  transition: `opacity ${vars.motion.draw} ${vars.motion.ease}`,
  selectors: {
    '&[data-there]': { opacity: 1 },
    [`${canvas}[data-device="desktop"] &`]: { borderRadius: 0, boxShadow: 'none' },
  },
})

export const none = style({ margin: 'auto', color: vars.color.muted })
