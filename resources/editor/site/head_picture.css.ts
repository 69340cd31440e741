import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

const base = style({
  display: 'block',
  objectFit: 'cover',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
})

export const shown = styleVariants({
  icon: [base, { width: 48, height: 48 }],
  picture: [base, { width: '100%', aspectRatio: '1200 / 630' }],
})
