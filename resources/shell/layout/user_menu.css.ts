import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  width: '100%',
  minHeight: '3.5rem',
  padding: 6,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: 'transparent',
  textAlign: 'left',
  selectors: {
    '&:hover, &[data-state="open"]': {
      background: vars.color.actionSoft,
      borderColor: vars.color.line,
    },
  },
})

export const initial = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: vars.radius.medium,
  background: vars.color.action,
  color: vars.color.actionText,
  fontWeight: 650,
})

export const words = style({ display: 'grid', minWidth: 0, lineHeight: 1.3 })
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const name = style({ ...line, fontWeight: 600 })
export const email = style({ ...line, fontSize: vars.text.small, color: vars.color.muted })
