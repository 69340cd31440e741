import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const plan = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.small,
  minWidth: 0,
  padding: `${vars.space.medium} ${vars.space.medium} ${vars.space.tiny}`,
  border: `1px dashed ${vars.color.draft}`,
  borderRadius: vars.radius.large,
  transition: `opacity ${vars.motion.draw} ${vars.motion.ease}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.75 } },
})

export const text = style({
  width: '100%',
  maxHeight: '5rem',
  overflow: 'hidden',
  maskImage: 'linear-gradient(to bottom, black 45%, transparent)',
  selectors: { '&[data-open]': { maxHeight: 'none', overflow: 'visible', maskImage: 'none' } },
})

/** Of its beginning only a few lines are shown. */
globalStyle(`${text}:not([data-open]) :is(h2, h3)`, { fontSize: vars.text.lead })
