import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const title = style({ fontSize: vars.text.heading })
export const lead = style({ color: vars.color.muted, maxWidth: '60ch' })

/** Shown only while something is loading. */
const appear = keyframes({ from: { opacity: 0 } })
export const patient = style({
  color: vars.color.muted,
  animation: `${appear} ${vars.motion.draw} 400ms backwards`,
})

/** A long text is cut after some lines, because the progress or the error is below it. */
export const quote = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 8,
  overflow: 'hidden',
  maxWidth: '60ch',
  paddingLeft: vars.space.medium,
  borderLeft: `2px solid ${vars.color.mark}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const quoteLabel = style({ fontSize: vars.text.small, color: vars.color.muted })

export const build = style({ maxWidth: '34rem' })
