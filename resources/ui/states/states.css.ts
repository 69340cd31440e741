import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const place = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.snug,
  maxWidth: '34rem',
  marginInline: 'auto',
  padding: `${vars.space.section} ${vars.space.large}`,
  textAlign: 'center',
})

export const title = style({ fontSize: vars.text.title })
export const text = style({ color: vars.color.muted })
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  marginTop: vars.space.small,
})

export const whole = style({ display: 'grid', placeContent: 'center', minHeight: '60dvh' })

export const spinner = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.snug,
  padding: vars.space.section,
  color: vars.color.muted,
  fontSize: vars.text.lead,
})
export const waitingText = style({ fontSize: vars.text.body })
