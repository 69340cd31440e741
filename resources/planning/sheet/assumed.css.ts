import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const assumed = style({ display: 'grid', gap: vars.space.small, minWidth: 0 })
export const title = style({ fontSize: vars.text.title })
export const lead = style({ fontSize: vars.text.small, color: vars.color.muted })

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const base = style({
  'display': 'inline-flex',
  'alignItems': 'center',
  'gap': vars.space.small,
  'maxWidth': '100%',
  'minHeight': vars.touch.small,
  'padding': `${vars.space.tiny} ${vars.space.snug}`,
  'border': 0,
  'borderRadius': vars.radius.small,
  'background': vars.color.markSoft,
  'boxShadow': `inset 0 0 0 1px ${vars.color.mark}`,
  'color': vars.color.ink,
  'fontSize': vars.text.small,
  'fontWeight': 600,
  'textAlign': 'left',
  ':hover': { background: vars.color.mark, color: vars.color.markText },
  '@media': { '(pointer: coarse)': { minHeight: vars.touch.normal } },
})

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' })

/** What was taken off is struck through, and waits for a tap that brings it back. */
export const chip = styleVariants({
  on: [base],
  off: [
    base,
    {
      background: 'transparent',
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      color: vars.color.muted,
      textDecoration: 'line-through',
    },
  ],
})
