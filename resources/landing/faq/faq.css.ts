import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const list = style({ borderTop: `1px solid ${vars.color.line}` })
export const item = style({ borderBottom: `1px solid ${vars.color.line}` })

export const question = style({
  'display': 'flex',
  'alignItems': 'center',
  'justifyContent': 'space-between',
  'gap': vars.space.medium,
  'minHeight': '3.75rem',
  'paddingBlock': vars.space.snug,
  'fontSize': vars.text.reading,
  'fontWeight': 600,
  'cursor': 'pointer',
  'listStyle': 'none',

  ':hover': { color: vars.color.action },
})

/** A plus that becomes a minus when the answer is open. */
export const sign = style({
  'position': 'relative',
  'flex': 'none',
  'width': 18,
  'height': 18,
  'color': vars.color.action,
  '::before': { content: '', position: 'absolute', inset: '8px 0', background: 'currentColor' },
  '::after': {
    content: '',
    position: 'absolute',
    inset: '0 8px',
    background: 'currentColor',
    transition: `scale ${vars.motion.draw} ${vars.motion.ease}`,
  },
})
globalStyle(`${question}::-webkit-details-marker`, { display: 'none' })
globalStyle(`${item}[open] ${sign}::after`, { scale: '1 0' })

export const answer = style({
  maxWidth: '62ch',
  padding: `0 ${vars.space.section} ${vars.space.large} 0`,
  fontSize: vars.text.reading,
  color: vars.color.muted,
})
