import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.medium,
})
export const total = style({ gap: vars.space.tiny })
export const totalLabel = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  fontWeight: 600,
  color: vars.color.muted,
})
export const totalNumber = style({
  fontFamily: vars.font.heading,
  fontSize: vars.text.display,
  fontWeight: 700,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
})
export const change = style({ fontSize: vars.text.small, color: vars.color.muted })
export const changeUp = style([change, { color: vars.color.good }])
/** In the line of the text, which may wrap below it. */
export const arrow = style({
  display: 'inline-flex',
  verticalAlign: '-0.25em',
  marginInlineEnd: vars.space.tiny,
})

export const table = style({ padding: `0 ${vars.space.medium} ${vars.space.medium}` })

export const shares = style({
  display: 'grid',
  gap: vars.space.snug,
  padding: 0,
  listStyle: 'none',
})
export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.medium,
  rowGap: vars.space.tiny,
})
export const shareName = style({ overflowWrap: 'anywhere' })
export const shareViews = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 })
export const track = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  height: 6,
  borderRadius: vars.radius.round,
  background: vars.color.sunken,
})
export const part = style({
  display: 'block',
  height: '100%',
  minWidth: 3,
  borderRadius: vars.radius.round,
  background: vars.color.action,
})
export const none = style({ color: vars.color.muted })

export const address = style({ overflowWrap: 'anywhere' })

export const how = style({
  display: 'grid',
  gap: vars.space.tiny,
  maxWidth: '68ch',
  fontSize: vars.text.small,
  color: vars.color.muted,
})
export const howTitle = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  fontWeight: 600,
})
