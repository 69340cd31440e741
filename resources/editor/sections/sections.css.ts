import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.hair,
  paddingRight: vars.space.small,
  borderBottom: `1px solid ${vars.color.line}`,
  borderLeft: '4px solid transparent',
})

export const row = styleVariants({
  plain: [base],
  here: [base, { borderLeftColor: vars.color.mark, background: vars.color.markSoft }],
})

export const name = style({
  flex: 1,
  display: 'grid',
  gap: 2,
  minWidth: 0,
  minHeight: vars.touch.normal,
  padding: `${vars.space.small} ${vars.space.snug}`,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
})

export const nameWords = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
})

export const about = style({ fontSize: vars.text.small, color: vars.color.muted })

export const offers = style({
  width: '100%',
  display: 'grid',
  gap: vars.space.tiny,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const offer = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: '100%',
  minHeight: vars.touch.normal,
  padding: `${vars.space.tiny} ${vars.space.snug}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  selectors: { '&:hover': { borderColor: vars.color.action, background: vars.color.actionSoft } },
})

globalStyle(`${offer} svg`, { flex: 'none' })
