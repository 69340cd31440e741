import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const section = style({
  display: 'grid',
  gap: vars.space.snug,
  paddingTop: vars.space.medium,
  borderTop: `1px solid ${vars.color.line}`,
})
export const title = style({ fontSize: vars.text.reading })
export const lead = style({ color: vars.color.muted })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  padding: `0 ${vars.space.medium} ${vars.space.medium}`,
})
