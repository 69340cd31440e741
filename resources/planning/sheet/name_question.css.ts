import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

/** An open question has a yellow mark. */
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
