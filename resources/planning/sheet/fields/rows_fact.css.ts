import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const labelText = style({ fontSize: vars.text.small, fontWeight: 600, paddingBottom: 6 })
