import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

const ROOMY = '(min-width: 760px)'

/** Fills the window: the bar above, the website below with its own scrolling. */
export const screen = style({
  'containerType': 'inline-size',
  'display': 'flex',
  'flexDirection': 'column',
  'height': '100dvh',
  '@media': { '(max-width: 767px)': { height: 'calc(100dvh - 53px)', minHeight: '34rem' } },
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.medium}`,
})

export const title = style({
  flex: '1 1 4rem',
  minWidth: 0,
  overflow: 'hidden',
  fontSize: vars.text.lead,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** The text of a button; in narrow windows only its icon is shown. */
export const words = style({
  'display': 'none',
  '@container': { [ROOMY]: { display: 'inline' } },
})

/** Rarely used actions; in narrow windows on their own line. */
export const tools = style({
  'order': 1,
  'flex': '1 0 100%',
  'display': 'flex',
  'flexWrap': 'wrap',
  'alignItems': 'center',
  'gap': vars.space.tiny,
  '@container': { [ROOMY]: { order: 0, flex: 'none', gap: vars.space.small } },
})
export const device = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  flex: 'none',
  width: 'max-content',
})
export const edit = style({ marginInlineStart: 'auto' })
