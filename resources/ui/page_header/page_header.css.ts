import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space.medium} ${vars.space.large}`,
  paddingBottom: vars.space.large,
})

export const words = style({ display: 'grid', gap: vars.space.tiny, minWidth: 0 })
export const title = style({ fontSize: vars.text.heading })
export const text = style({ color: vars.color.muted, maxWidth: '60ch' })

export const page = style({
  'width': '100%',
  'maxWidth': '74rem',
  'marginInline': 'auto',
  'padding': `${vars.space.huge} ${vars.space.large} ${vars.space.section}`,
  '@media': { '(max-width: 767px)': { padding: `${vars.space.large} ${vars.space.medium}` } },
})
/** For screens that show a page next to its form. */
export const wide = style({ maxWidth: '104rem' })
export const narrow = style({ maxWidth: '48rem' })
