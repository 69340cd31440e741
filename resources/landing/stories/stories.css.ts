import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.large,
})

export const story = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.medium,
  height: '100%',
  padding: vars.space.large,
  border: `1px dashed ${vars.color.draft}`,
  borderRadius: vars.radius.large,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
})

export const label = style({ fontSize: vars.text.small, fontWeight: 600, color: vars.color.action })

export const stars = style({ display: 'flex', gap: 2, color: vars.color.draft })
export const star = style({ fill: 'currentColor' })
export const text = style({ fontSize: vars.text.reading })
export const who = style({ color: vars.color.muted })
