import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  transition: `translate ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:hover': { translate: '0 -2px', borderColor: vars.color.lineStrong } },
})

export const words = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  padding: vars.space.medium,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.tiny} ${vars.space.small}`,
})
export const title = style({ minWidth: 0, fontSize: vars.text.lead, overflowWrap: 'anywhere' })

const pill = style({
  flex: 'none',
  padding: '1px 8px',
  borderRadius: vars.radius.small,
  border: '1px solid',
  fontSize: vars.text.small,
  fontWeight: 600,
})
export const publication = styleVariants({
  live: [pill, { borderColor: vars.color.good, color: vars.color.good }],
  draft: [pill, { borderStyle: 'dashed', borderColor: vars.color.draft, color: vars.color.muted }],
  changed: [pill, { borderColor: vars.color.mark, background: vars.color.markSoft }],
})

export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
export const created = style({ fontSize: vars.text.small, color: vars.color.muted })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  padding: `0 ${vars.space.medium} ${vars.space.medium}`,
})
export const more = style({ marginLeft: 'auto' })
