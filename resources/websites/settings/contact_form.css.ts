import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const row = style({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr) auto',
  'gap': vars.space.small,
  'alignItems': 'end',
  '@media': { '(max-width: 420px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const note = style({
  fontSize: vars.text.small,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
