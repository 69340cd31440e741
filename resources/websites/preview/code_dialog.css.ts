import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const code = style({
  margin: 0,
  maxHeight: 'min(60vh, 40rem)',
  padding: vars.space.medium,
  overflow: 'auto',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.text.small,
  lineHeight: 1.5,
  tabSize: 2,
  whiteSpace: 'pre',
})
