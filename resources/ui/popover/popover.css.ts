import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const content = style({
  zIndex: vars.z.menu,
  minWidth: 'var(--radix-popover-trigger-width)',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'min(24rem, var(--radix-popover-content-available-height))',
  overflowY: 'auto',
  padding: vars.space.tiny,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.high,
})
