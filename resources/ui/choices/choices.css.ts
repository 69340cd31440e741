import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const choices = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const choice = style({
  'width': '100%',
  'minHeight': vars.touch.normal,
  'padding': `${vars.space.small} ${vars.space.snug}`,
  'border': `1px solid ${vars.color.lineStrong}`,
  'borderRadius': vars.radius.medium,
  'background': 'transparent',
  'color': vars.color.ink,
  'font': 'inherit',
  'lineHeight': vars.leading.snug,
  'textAlign': 'left',
  'overflowWrap': 'anywhere',
  ':disabled': { opacity: 0.62 },
  'selectors': {
    '&:hover:not(:disabled)': {
      borderColor: vars.color.action,
      background: vars.color.actionSoft,
    },
  },
})
