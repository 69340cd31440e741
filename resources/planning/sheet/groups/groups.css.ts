import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const aside = style({
  display: 'grid',
  gap: vars.space.tiny,
  justifyItems: 'start',
  color: vars.color.muted,
})

export const address = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  // Suggestions below one field must not stretch its neighbours.
  alignItems: 'start',
  gap: vars.space.medium,
})
export const street = style({ gridColumn: '1 / -1' })

export const checks = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.large })
export const legend = style({ fontSize: vars.text.small, fontWeight: 600, padding: 0 })
export const hint = style({ fontSize: vars.text.small, color: vars.color.muted })

export const stack = style({ display: 'grid', gap: vars.space.medium, minWidth: 0 })

export const sections = style({ display: 'grid', gap: vars.space.small, minWidth: 0 })
export const error = style({ fontSize: vars.text.small, fontWeight: 500, color: vars.color.bad })
