import { style } from '@vanilla-extract/css'
import { chip as offered } from '../../../ui/chip/chip.css.ts'
import { vars } from '../../../ui/theme/contract.css.ts'

export const box = style({ display: 'grid', gap: vars.space.snug, minWidth: 0 })
export const asked = style({ fontSize: vars.text.small, color: vars.color.muted })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })

/** Outlined while it is a question, solid if it is true. */
export const chip = style([
  offered,
  {
    gap: vars.space.tiny,
    selectors: {
      '&[aria-pressed="true"]': {
        borderStyle: 'solid',
        borderColor: vars.color.action,
        background: vars.color.action,
        color: vars.color.actionText,
      },
    },
  },
])

export const error = style({ fontSize: vars.text.small, fontWeight: 500, color: vars.color.bad })
export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space.snug,
})
export const newLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.tiny,
})
