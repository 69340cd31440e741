import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const list = style({ display: 'grid' })

export const row = style({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(8rem, 12rem) minmax(0, 1fr)',
  'gap': `${vars.space.tiny} ${vars.space.large}`,
  'paddingBlock': vars.space.snug,
  'borderTop': `1px solid ${vars.color.line}`,
  '@media': { '(max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const name = style({ color: vars.color.muted })
