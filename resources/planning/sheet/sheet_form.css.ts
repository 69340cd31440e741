import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const form = style({ display: 'grid', gap: vars.space.medium, minWidth: 0 })
export const title = style({ fontSize: vars.text.title })
