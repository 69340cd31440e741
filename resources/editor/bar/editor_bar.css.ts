import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'
import { NARROW } from '../narrow.ts'

const MIDDLE = '(max-width: 1099px)'

export const bar = style({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr) auto auto auto',
  'alignItems': 'center',
  'gap': `${vars.space.small} ${vars.space.medium}`,
  'minHeight': 56,
  'padding': `${vars.space.tiny} ${vars.space.medium}`,
  'background': vars.color.surface,
  'borderBottom': `1px solid ${vars.color.line}`,
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.small },
  },
})

export const name = style({ minWidth: 0 })

export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.reading,
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.snug,
  fontSize: vars.text.small,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const count = style({ whiteSpace: 'nowrap' })

const state = style({ whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' })

export const saving = styleVariants({
  idle: [state, { color: vars.color.good }],
  sending: [state],
  waiting: [state, { color: vars.color.bad, fontWeight: 600 }],
})

export const device = style({
  'display': 'flex',
  'alignItems': 'center',
  'gap': vars.space.tiny,
  '@media': { [MIDDLE]: { display: 'none' } },
})

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space.tiny })

export const modes = style({ display: 'flex', gap: vars.space.tiny })

/** On a phone only the icon is shown; screen readers still read the word. */
export const word = style({
  '@media': {
    [NARROW]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export const ways = style({
  'display': 'flex',
  'gap': vars.space.small,
  'justifyContent': 'flex-end',
  '@media': {
    [NARROW]: { gridColumn: '1 / -1', display: 'flex' },
  },
})
