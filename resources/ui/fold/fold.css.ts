import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const fold = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})
export const summary = style({
  display: 'list-item',
  listStylePosition: 'inside',
  padding: `${vars.space.snug} ${vars.space.medium}`,
  cursor: 'pointer',
  fontWeight: 600,
})
