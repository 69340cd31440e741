import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const field = style({ display: 'grid', gap: 6, minWidth: 0 })

export const label = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
  fontSize: vars.text.small,
  fontWeight: 600,
})

export const optional = style({ fontWeight: 400, color: vars.color.muted })
export const hint = style({ fontSize: vars.text.small, color: vars.color.muted })

export const error = style({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  fontSize: vars.text.small,
  fontWeight: 500,
  color: vars.color.bad,
})

/** The box of inputs and selects. */
export const control = style({
  'width': '100%',
  'minHeight': vars.touch.normal,
  'padding': `${vars.space.small} ${vars.space.snug}`,
  'fontSize': '1rem',
  'lineHeight': vars.leading.snug,
  'color': vars.color.ink,
  'background': vars.color.surface,
  'border': `1px solid ${vars.color.lineStrong}`,
  'borderRadius': vars.radius.medium,
  'transition': `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  ':hover': { borderColor: vars.color.action },
  ':disabled': { background: vars.color.sunken, color: vars.color.muted },
  'selectors': {
    '&:read-only:not(select, button)': { background: vars.color.sunken },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.bad,
      boxShadow: `inset 0 0 0 1px ${vars.color.bad}`,
    },
  },
})
