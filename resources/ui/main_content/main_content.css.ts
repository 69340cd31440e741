import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const skip = style({
  'position': 'fixed',
  'zIndex': vars.z.toast,
  'top': vars.space.small,
  'left': vars.space.small,
  'padding': `${vars.space.snug} ${vars.space.medium}`,
  'borderRadius': vars.radius.medium,
  'background': vars.color.action,
  'color': vars.color.actionText,
  'transform': 'translateY(-200%)',
  ':focus': { transform: 'none' },
})
