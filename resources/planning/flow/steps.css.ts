import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.small,
  paddingBottom: vars.space.large,
})

export const step = style({
  display: 'grid',
  gap: vars.space.small,
  alignContent: 'start',
  paddingTop: vars.space.small,
  borderTop: `2px dashed ${vars.color.line}`,
  fontSize: vars.text.small,
  fontWeight: 550,
  color: vars.color.muted,
  selectors: {
    '&[data-state="current"]': { borderTopColor: vars.color.draft, color: vars.color.ink },
    '&[data-state="done"]': {
      borderTopStyle: 'solid',
      borderTopColor: vars.color.action,
      color: vars.color.action,
    },
  },
})

export const name = style({ display: 'flex', alignItems: 'center', gap: 6, minHeight: '1.5rem' })
