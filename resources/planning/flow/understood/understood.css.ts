import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const sentence = style({ marginInlineEnd: vars.space.tiny })

export const search = style({
  display: 'grid',
  gap: vars.space.small,
  width: '18rem',
  maxWidth: '100%',
  padding: vars.space.small,
})
export const nothing = style({ fontSize: vars.text.small, color: vars.color.muted })
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const trade = style({
  'width': '100%',
  'minHeight': vars.touch.normal,
  'padding': `0 ${vars.space.small}`,
  'border': 0,
  'borderRadius': vars.radius.small,
  'background': 'transparent',
  'textAlign': 'left',
  ':hover': { background: vars.color.actionSoft },
})
