import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const facts = style({
  display: 'grid',
  gap: vars.space.medium,
  minWidth: 0,
  padding: `0 ${vars.space.medium} ${vars.space.medium}`,
})

/** Stays visible while the form is scrolled. */
export const state = style({
  position: 'sticky',
  zIndex: 1,
  top: '3.35rem',
  display: 'grid',
  gap: vars.space.small,
  marginInline: `calc(-1 * ${vars.space.medium})`,
  padding: `${vars.space.small} ${vars.space.medium}`,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const outcome = style({
  display: 'grid',
  gap: vars.space.tiny,
  padding: vars.space.small,
  borderLeft: `4px solid ${vars.color.mark}`,
  background: vars.color.markSoft,
  fontSize: vars.text.small,
})

export const outcomeTitle = style({ fontWeight: 600 })

export const lines = style({ margin: 0, paddingLeft: '1.2em', overflowWrap: 'anywhere' })
