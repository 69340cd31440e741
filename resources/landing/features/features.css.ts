import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const list = style({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr)',
  'borderTop': `1px solid ${vars.color.line}`,
  '@media': {
    '(min-width: 760px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.section,
    },
  },
})

export const feature = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  paddingBlock: vars.space.huge,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const figure = style({
  color: vars.color.draft,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
})
export const made = style({ fill: vars.color.action, stroke: 'none' })
export const marked = style({ fill: vars.color.mark, stroke: 'none' })

export const words = style({ display: 'grid', gap: vars.space.small })
export const name = style({ fontSize: vars.text.title })
export const text = style({ color: vars.color.muted, fontSize: vars.text.reading })
