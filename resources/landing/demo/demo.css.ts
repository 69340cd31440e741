import { keyframes, style } from '@vanilla-extract/css'
import { TICK } from '../../ui/drawing/drawing.css.ts'
import { vars } from '../../ui/theme/contract.css.ts'

const WIDE = '(min-width: 860px)'
export const NARROW = '(max-width: 859px)'

export const stage = style({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr)',
  'gap': `${vars.space.large} ${vars.space.section}`,
  'alignItems': 'start',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(16rem, 22rem) minmax(0, 1fr)' } },
})

export const side = style({ display: 'grid', gap: vars.space.medium, justifyItems: 'start' })
export const steps = style({ display: 'grid', gap: vars.space.small, width: '100%' })

export const step = style({
  display: 'grid',
  gap: vars.space.tiny,
  width: '100%',
  padding: `${vars.space.snug} 0 0`,
  border: 0,
  background: 'transparent',
  textAlign: 'left',
  color: vars.color.muted,
  selectors: {
    '&[aria-current]': { color: vars.color.ink },
    '&:hover': { color: vars.color.ink },
  },
})

export const stepName = style({
  fontFamily: vars.font.heading,
  fontSize: vars.text.title,
  fontWeight: 650,
  letterSpacing: '-0.015em',
})
export const stepText = style({ fontSize: vars.text.body })

/** The remaining time of the step, as a scale. */
export const time = style({
  vars: { [TICK]: '2.5%' },
  position: 'relative',
  height: 10,
  marginTop: vars.space.small,
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.line} 0 1px, transparent 1px var(${TICK}))`,
  borderTop: `1px solid ${vars.color.line}`,
})

const run = keyframes({ from: { width: 0 } })

export const hand = style({
  position: 'absolute',
  top: -2,
  left: 0,
  width: '100%',
  height: 4,
  background: vars.color.action,
  animation: `${run} 4s linear`,
  selectors: { '&[data-playing="false"]': { animation: 'none' } },
})
