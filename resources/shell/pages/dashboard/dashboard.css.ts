import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const columns = style({
  'display': 'grid',
  'gap': vars.space.large,
  '@media': { '(min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)' } },
})

export const label = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  fontWeight: 600,
  color: vars.color.muted,
})
export const nextTitle = style({ fontSize: vars.text.heading, overflowWrap: 'anywhere' })
export const lead = style({ color: vars.color.muted })

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
})
export const sectionTitle = style({ fontSize: vars.text.title })

export const small = style({
  display: 'grid',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
})
export const smallWords = style({
  display: 'grid',
  gap: 2,
  padding: `${vars.space.snug} ${vars.space.medium}`,
})
export const smallTitle = style({ fontSize: vars.text.reading, overflowWrap: 'anywhere' })
export const smallDate = style({ fontSize: vars.text.small, color: vars.color.muted })
