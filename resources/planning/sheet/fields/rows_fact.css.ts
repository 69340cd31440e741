import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const fact = style({ display: 'grid', gap: vars.space.small, minWidth: 0 })
export const labelText = style({ fontSize: vars.text.small, fontWeight: 600, marginBottom: -2 })
