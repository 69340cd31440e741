import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: 3,
  gap: 2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
})

export const option = style({
  'position': 'relative',
  'display': 'inline-flex',
  'alignItems': 'center',
  'justifyContent': 'center',
  'flex': '1 0 auto',
  'gap': vars.space.small,
  'minHeight': vars.touch.small,
  'minWidth': '2.5rem',
  'padding': `0 ${vars.space.snug}`,
  'borderRadius': 6,
  'fontWeight': 500,
  'color': vars.color.muted,
  'cursor': 'pointer',
  ':hover': { color: vars.color.ink },
  '@media': { '(pointer: coarse)': { minHeight: vars.touch.normal, minWidth: vars.touch.normal } },
  'selectors': {
    '&:has(:checked)': {
      background: vars.color.surface,
      color: vars.color.action,
      boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
  },
})

export const radio = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  margin: 0,
  cursor: 'inherit',
})
