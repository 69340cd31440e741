import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const row = style({ display: 'flex', gap: vars.space.small, alignItems: 'stretch' })

export const well = style({
  appearance: 'none',
  flex: 'none',
  width: vars.touch.normal,
  height: vars.touch.normal,
  padding: 3,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  cursor: 'pointer',
})

globalStyle(`${well}::-webkit-color-swatch-wrapper`, { padding: 0 })
globalStyle(`${well}::-webkit-color-swatch`, { border: 0, borderRadius: 5 })
globalStyle(`${well}::-moz-color-swatch`, { border: 0, borderRadius: 5 })
