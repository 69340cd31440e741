import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

const GUTTER = `max(${vars.space.medium}, min(${vars.space.large}, 3vw))`

export const wrap = style({
  width: '100%',
  maxWidth: '75rem',
  marginInline: 'auto',
  paddingInline: GUTTER,
})

export const section = style([
  wrap,
  {
    paddingBlock: vars.space.chapter,
    scrollMarginTop: 64,
    display: 'grid',
    gap: vars.space.section,
  },
])

export const beside = style({
  '@media': {
    '(min-width: 960px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      alignItems: 'start',
    },
  },
})

export const head = style({ display: 'grid', gap: vars.space.small, maxWidth: '44rem' })
export const title = style({
  fontSize: 'clamp(1.75rem, 1.2rem + 2.4vw, 3rem)',
  lineHeight: 1.1,
  letterSpacing: '-0.022em',
})
export const text = style({
  fontSize: vars.text.reading,
  color: vars.color.muted,
  maxWidth: '60ch',
})
