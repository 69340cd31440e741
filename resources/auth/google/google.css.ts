import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

/** As high as the button that Google draws into it, so that nothing moves when it comes. */
export const place = style({ minHeight: 44, display: 'grid', justifyItems: 'center' })

const line = { content: '""', flex: 1, borderTop: `1px solid ${vars.color.line}` } as const

export const divider = style({
  'display': 'flex',
  'alignItems': 'center',
  'gap': vars.space.snug,
  'fontSize': vars.text.small,
  'color': vars.color.muted,
  '::before': line,
  '::after': line,
})
