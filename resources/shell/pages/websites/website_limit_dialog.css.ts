import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: vars.space.small,
  columnGap: vars.space.medium,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  fontVariantNumeric: 'tabular-nums',
})
export const figure = style({ fontWeight: 650, textAlign: 'right' })
