import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

/** As high as Google's button, so that nothing moves when it is rendered. */
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
