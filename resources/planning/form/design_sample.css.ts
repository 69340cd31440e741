import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const caption = style({ fontSize: vars.text.small, color: vars.color.muted })

/** A small page in the customer's colours. */
export const page = style({
  display: 'grid',
  gap: vars.space.snug,
  justifyItems: 'start',
  padding: vars.space.large,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  transition: `background-color ${vars.motion.draw} ${vars.motion.ease}`,
})

export const heading = style({ fontSize: '1.9rem', lineHeight: 1.15 })
export const body = style({ lineHeight: 1.55 })
export const button = style({
  padding: `${vars.space.snug} ${vars.space.medium}`,
  transition: `border-radius ${vars.motion.quick} ${vars.motion.ease}`,
})
export const picture = style({
  width: '100%',
  height: '4.5rem',
  transition: `border-radius ${vars.motion.quick} ${vars.motion.ease}`,
})
