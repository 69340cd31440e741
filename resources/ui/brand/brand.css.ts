import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.touch.normal,
  color: vars.color.ink,
  textDecoration: 'none',
})

export const brandMark = style({ flex: 'none', color: vars.color.action })

globalStyle(`${brandMark} path + path`, {
  stroke: vars.color.mark,
  strokeWidth: 2,
})

export const brandName = style({
  'fontFamily': vars.font.heading,
  'fontWeight': 700,
  'fontSize': vars.text.title,
  'letterSpacing': '-0.02em',
  '@media': { '(max-width: 359px)': { fontSize: vars.text.reading } },
})
