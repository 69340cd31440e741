import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const facts = style({
  display: 'grid',
  gap: vars.space.medium,
  minWidth: 0,
  padding: vars.space.medium,
})

export const state = style({ display: 'grid', gap: vars.space.small })

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
