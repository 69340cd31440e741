import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  textAlign: 'left',
  cursor: 'pointer',
})

export const sample = style({
  overflow: 'hidden',
  fontSize: vars.text.reading,
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const list = style({ display: 'grid' })

export const option = style({
  'position': 'relative',
  'display': 'flex',
  'alignItems': 'center',
  'justifyContent': 'space-between',
  'gap': vars.space.medium,
  'minHeight': vars.touch.normal,
  'padding': `0 ${vars.space.snug}`,
  'borderRadius': vars.radius.small,
  'cursor': 'pointer',
  ':hover': { background: vars.color.actionSoft },
  'selectors': {
    '&:has(:checked)': { color: vars.color.action },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
})

export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})

export const tick = style({
  visibility: 'hidden',
  selectors: { [`${option}:has(:checked) &`]: { visibility: 'visible' } },
})
