import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const form = style({ display: 'grid', gap: vars.space.medium, minWidth: 0 })
export const details = style([
  form,
  {
    'padding': vars.space.medium,
    '@media': { '(max-width: 559px)': { padding: vars.space.small } },
  },
])
export const title = style({ fontSize: vars.text.title })

/** An open question has a yellow mark. */
export const asked = style({
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderTop: `4px solid ${vars.color.mark}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
})
