import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const heading = style({ fontSize: vars.text.reading })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.tiny,
  minWidth: 0,
})
export const wide = style({ gridColumn: '1 / -1' })

export const choose = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.action },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})

export const thumbnail = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
})

/** The mark is beside the button, not in it: its name is what a click does. */
export const picture = style({ position: 'relative' })

export const used = style({
  pointerEvents: 'none',
  position: 'absolute',
  left: vars.space.tiny,
  bottom: vars.space.tiny,
  padding: '1px 6px',
  fontSize: vars.text.small,
  color: vars.color.ink,
  background: vars.color.surface,
  borderRadius: vars.radius.small,
})

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
})

export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.small,
  fontWeight: 600,
})

export const alt = style({
  fontSize: vars.text.small,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})

export const form = style({
  display: 'grid',
  gap: vars.space.snug,
  padding: vars.space.snug,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.tiny,
  paddingBlock: vars.space.huge,
  textAlign: 'center',
  color: vars.color.muted,
})

export const search = style({
  display: 'grid',
  gap: vars.space.small,
  justifyItems: 'start',
})

export const credit = style({
  fontSize: vars.text.small,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})

export const more = style({ display: 'grid', justifyItems: 'center' })
