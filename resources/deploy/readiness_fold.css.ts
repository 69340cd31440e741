import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../ui/theme/contract.css.ts'

export const list = style({
  display: 'grid',
  gap: vars.space.snug,
  margin: 0,
  padding: `0 ${vars.space.medium} ${vars.space.medium}`,
  listStyle: 'none',
})
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  overflowWrap: 'anywhere',
})
export const sign = styleVariants({
  must: { color: vars.color.bad },
  should: { color: vars.color.ink },
  passed: { color: vars.color.good },
})
export const wrong = style({ fontWeight: 600 })
export const right = style({ color: vars.color.muted })
export const detail = style({ color: vars.color.muted, fontSize: vars.text.small })
export const fix = style({ fontSize: vars.text.small })
export const places = style({ marginBlockStart: vars.space.small, color: vars.color.muted })
