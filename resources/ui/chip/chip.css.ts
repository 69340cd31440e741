import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** A small button for an offer: dashed, solid on hover. */
export const chip = style({
  'display': 'inline-flex',
  'alignItems': 'center',
  'minHeight': vars.touch.small,
  'padding': `0 ${vars.space.snug}`,
  'border': `1px dashed ${vars.color.draft}`,
  'borderRadius': vars.radius.small,
  'background': 'transparent',
  'fontSize': vars.text.small,
  'fontWeight': 550,
  'color': vars.color.action,
  'textAlign': 'left',
  ':hover': { background: vars.color.actionSoft, borderStyle: 'solid' },
  '@media': { '(pointer: coarse)': { minHeight: vars.touch.normal } },
})
