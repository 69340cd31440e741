import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const scroll = style({ overflowX: 'auto' })

export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'left' })

const PHONE = '(max-width: 559px)'

const cell = style({
  'padding': `${vars.space.snug} ${vars.space.medium} ${vars.space.snug} 0`,
  // Four columns fit a phone.
  '@media': { [PHONE]: { paddingInlineEnd: vars.space.small } },
})

export const head = style([
  cell,
  { fontSize: vars.text.small, fontWeight: 600, color: vars.color.muted },
])

export const body = style([
  cell,
  { borderTop: `1px solid ${vars.color.line}`, verticalAlign: 'top', fontWeight: 400 },
])

export const mark = style({
  'marginLeft': vars.space.small,
  'padding': `0 6px`,
  'borderRadius': vars.radius.small,
  'background': vars.color.mark,
  'color': vars.color.markText,
  'fontSize': vars.text.small,
  'fontWeight': 600,
  'whiteSpace': 'nowrap',
  '@media': { [PHONE]: { display: 'block', width: 'fit-content', marginLeft: 0 } },
})

export const first = style({ fontWeight: 600 })
