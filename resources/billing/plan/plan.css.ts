import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
})
export const name = style({ fontSize: vars.text.heading, lineHeight: vars.leading.tight })

const state = style({
  padding: '2px 10px',
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  fontWeight: 600,
})
export const good = style([state, { background: vars.color.goodSoft, color: vars.color.good }])
export const bad = style([state, { background: vars.color.badSoft, color: vars.color.bad }])
export const ending = style([state, { background: vars.color.markSoft, color: vars.color.ink }])

const SIDE_BY_SIDE = '(min-width: 720px)'

export const offers = style({
  'display': 'grid',
  'gap': vars.space.medium,
  '@media': {
    [SIDE_BY_SIDE]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      gridTemplateRows: 'auto auto 1fr auto',
    },
  },
})
export const offer = style({
  'display': 'grid',
  'gap': vars.space.snug,
  'padding': vars.space.large,
  'border': `1px solid ${vars.color.lineStrong}`,
  'borderRadius': vars.radius.medium,
  'background': vars.color.surface,
  // The same parts of two plans stand at the same height.
  '@media': { [SIDE_BY_SIDE]: { gridRow: 'span 4', gridTemplateRows: 'subgrid' } },
})
export const offerName = style({ fontSize: vars.text.title, lineHeight: vars.leading.tight })
export const included = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.tiny,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const includedItem = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.small,
})
export const tick = style({ flex: 'none', color: vars.color.good, transform: 'translateY(2px)' })
export const muted = style({ color: vars.color.muted })
