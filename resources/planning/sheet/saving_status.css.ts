import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: vars.text.small,
  fontWeight: 550,
  color: vars.color.muted,
  selectors: {
    '&[data-saving="saved"]': { color: vars.color.good },
    '&:is([data-saving="refused"], [data-saving="conflict"], [data-saving="closed"])': {
      color: vars.color.bad,
    },
  },
})
