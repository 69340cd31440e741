import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const figure = style({ display: 'grid', gap: vars.space.medium, minWidth: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.small} ${vars.space.large}`,
})
export const readout = style({ display: 'grid', fontVariantNumeric: 'tabular-nums' })
export const readoutDay = style({ fontSize: vars.text.small, color: vars.color.muted })

export const legend = style({
  display: 'flex',
  gap: vars.space.medium,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.small,
  color: vars.color.muted,
})
const swatch = {
  content: '',
  display: 'inline-block',
  width: '0.7em',
  height: '0.7em',
  marginInlineEnd: vars.space.tiny,
  borderRadius: 2,
}
export const viewsKey = style({ '::before': { ...swatch, background: vars.color.draft } })
export const visitorsKey = style({ '::before': { ...swatch, background: vars.color.action } })

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'clamp(11rem, 30vw, 17rem) auto',
  columnGap: vars.space.small,
  rowGap: vars.space.tiny,
  fontSize: vars.text.small,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const scale = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  // The middle of each number is at its line.
  marginBlock: '-0.7em',
  textAlign: 'end',
})
export const bars = style({
  cursor: 'crosshair',
  borderRadius: vars.radius.small,
  touchAction: 'pan-y',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 3 },
  },
})
export const days = style({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
})

export const drawing = style({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
})
export const rule = style({
  stroke: vars.color.line,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
})
export const shown = style({ fill: vars.color.actionSoft })
export const views = style({ fill: vars.color.draft })
export const visitors = style({ fill: vars.color.action })
