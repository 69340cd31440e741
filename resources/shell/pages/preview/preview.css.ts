import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

const ROOMY = '(min-width: 760px)'

/** Fills the window: the bar above, the website below, scrolling by itself. */
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

/** The words of a button whose icon says enough where there is little room. */
export const words = style({
  'display': 'none',
  '@container': { [ROOMY]: { display: 'inline' } },
})

/** What one does rarely, on a line of its own where there is little room. */
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
