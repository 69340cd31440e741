import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const content = style({
  zIndex: vars.z.menu,
  minWidth: '12rem',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space.tiny,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.high,
})

export const item = style({
  'display': 'flex',
  'alignItems': 'center',
  'gap': vars.space.snug,
  'minHeight': vars.touch.small,
  'padding': `${vars.space.tiny} ${vars.space.snug}`,
  'borderRadius': vars.radius.small,
  'color': vars.color.ink,
  'textDecoration': 'none',
  'cursor': 'pointer',
  'outline': 'none',
  '@media': { '(pointer: coarse)': { minHeight: vars.touch.normal } },
  'selectors': {
    '&[data-highlighted]': { background: vars.color.actionSoft },
    '&[data-disabled]': { color: vars.color.muted, cursor: 'not-allowed' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
})

export const danger = style({ color: vars.color.bad })
export const separator = style({ height: 1, margin: vars.space.tiny, background: vars.color.line })
