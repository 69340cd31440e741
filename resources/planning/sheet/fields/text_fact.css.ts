import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const suggested = style({ display: 'grid', gap: vars.space.small, minWidth: 0 })
