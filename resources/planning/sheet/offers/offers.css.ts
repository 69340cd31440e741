import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const groups = style({ display: 'grid', gap: vars.space.medium, minWidth: 0 })

export const group = style({
  display: 'grid',
  gap: vars.space.small,
  selectors: {
    '& + &': { paddingTop: vars.space.medium, borderTop: `1px dashed ${vars.color.draft}` },
  },
})

export const heading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 2.75rem',
  gap: vars.space.small,
  alignItems: 'center',
  fontWeight: 600,
})

export const feet = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })

export const paste = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `1px dashed ${vars.color.draft}`,
  borderRadius: vars.radius.medium,
})
export const found = style({
  minHeight: '1.55em',
  fontSize: vars.text.small,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
