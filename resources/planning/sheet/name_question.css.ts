import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

/** What waits for an answer carries the pencil's mark. */
export const question = style({
  'display': 'grid',
  'gap': vars.space.snug,
  'padding': vars.space.large,
  'border': `1px solid ${vars.color.line}`,
  'borderTop': `4px solid ${vars.color.mark}`,
  'borderRadius': vars.radius.large,
  'background': vars.color.surface,
  '@media': { '(max-width: 559px)': { padding: vars.space.medium } },
})

export const title = style({ fontSize: vars.text.title })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
})
export const input = style({ flex: '1 1 14rem', minWidth: 0 })

export const none = style({
  'minHeight': vars.touch.small,
  'padding': `0 ${vars.space.snug}`,
  'border': `1px dashed ${vars.color.draft}`,
  'borderRadius': vars.radius.small,
  'background': 'transparent',
  'fontSize': vars.text.small,
  'fontWeight': 550,
  'color': vars.color.action,
  ':hover': { background: vars.color.actionSoft, borderStyle: 'solid' },
  '@media': { '(pointer: coarse)': { minHeight: vars.touch.normal } },
})
