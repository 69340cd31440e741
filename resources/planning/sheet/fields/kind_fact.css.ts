import { style } from '@vanilla-extract/css'
import { control } from '../../../ui/field/field.css.ts'
import { vars } from '../../../ui/theme/contract.css.ts'

export const label = style({ fontSize: vars.text.small, fontWeight: 600, marginBottom: -2 })
export const trigger = style([control, { textAlign: 'left', cursor: 'pointer' }])

export const search = style({
  display: 'grid',
  gap: vars.space.small,
  width: '18rem',
  maxWidth: '100%',
  padding: vars.space.small,
})
export const nothing = style({ fontSize: vars.text.small, color: vars.color.muted })
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const kind = style({
  'width': '100%',
  'minHeight': vars.touch.normal,
  'padding': `0 ${vars.space.small}`,
  'border': 0,
  'borderRadius': vars.radius.small,
  'background': 'transparent',
  'textAlign': 'left',
  ':hover': { background: vars.color.actionSoft },
  // A trade is indented below its kind.
  'selectors': { '&[data-trade]': { paddingLeft: vars.space.large } },
})
