import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const base = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.medium,
  minWidth: 0,
  borderRadius: vars.radius.large,
})

/** Finished things have a solid background; planned ones are outlined. */
export const tone = styleVariants({
  solid: [base, { background: vars.color.surface, border: `1px solid ${vars.color.line}` }],
  planned: [base, { border: `1px dashed ${vars.color.draft}` }],
})

export const padding = styleVariants({
  none: { padding: 0 },
  medium: { padding: vars.space.medium },
  large: { padding: vars.space.large },
})

export const title = style({ fontSize: vars.text.title })
