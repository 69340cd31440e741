import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { unseen } from '../visually_hidden/visually_hidden.css.ts'

/** A phone shows each row as a block: its name, then a line for each column. */
const PHONE = '(max-width: 559px)'

export const scroll = style({ overflowX: 'auto' })

export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'left' })

const cell = style({ padding: `${vars.space.snug} ${vars.space.medium} ${vars.space.snug} 0` })

export const columns = style({ '@media': { [PHONE]: unseen } })

export const head = style([
  cell,
  { fontSize: vars.text.small, fontWeight: 600, color: vars.color.muted },
])

export const body = style([
  cell,
  { borderTop: `1px solid ${vars.color.line}`, verticalAlign: 'top', fontWeight: 400 },
])

export const row = style({
  '@media': {
    [PHONE]: {
      display: 'block',
      padding: `${vars.space.snug} 0`,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
})

/** A cell below the name of its row; `data-column` names its column on a phone. */
export const value = style([
  body,
  {
    '@media': {
      [PHONE]: {
        'display': 'flex',
        'gap': vars.space.medium,
        'padding': `${vars.space.hair} 0`,
        'border': 0,
        '::before': {
          content: 'attr(data-column)',
          flex: '0 0 6rem',
          fontSize: vars.text.small,
          color: vars.color.muted,
        },
      },
    },
  },
])

export const mark = style({
  marginLeft: vars.space.small,
  padding: `0 6px`,
  borderRadius: vars.radius.small,
  background: vars.color.mark,
  color: vars.color.markText,
  fontSize: vars.text.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
})

export const first = style({
  'fontWeight': 600,
  '@media': { [PHONE]: { display: 'block', padding: `0 0 ${vars.space.hair}`, border: 0 } },
})
