import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

const WIDE = '(min-width: 64rem)'
const BELOW = 'not all and (min-width: 64rem)'
const PHONE = '(max-width: 559px)'
const BAR = '4.25rem'

/** The page takes most of the width; the whole form, when it is opened, takes its half. */
export const review = style({
  'minWidth': 0,
  '@media': {
    [WIDE]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(17.5rem, 3fr) minmax(0, 7fr)',
      columnGap: vars.space.large,
      alignItems: 'start',
      selectors: {
        '&:has(details[open])': { gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)' },
      },
    },
    // The questions stay in view above the page, so both are in one column.
    [BELOW]: { display: 'flex', flexDirection: 'column', gap: vars.space.medium },
  },
})

export const words = style({
  '@media': {
    [WIDE]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.medium,
      minWidth: 0,
    },
    [BELOW]: { display: 'contents' },
  },
})
export const title = style({ fontSize: vars.text.title })

export const shown = style({
  'display': 'grid',
  'gridTemplateRows': 'minmax(0, 1fr)',
  'minWidth': 0,
  '@media': {
    [WIDE]: {
      position: 'sticky',
      top: vars.space.medium,
      height: `calc(100dvh - ${BAR} - ${vars.space.huge})`,
      minHeight: '30rem',
    },
    // First, before what is asked about it.
    [BELOW]: { order: -1, height: '60dvh', minHeight: '18rem' },
  },
})

/** The buttons to decide, always visible. */
export const bar = style({
  'position': 'sticky',
  'bottom': 0,
  'zIndex': vars.z.bar,
  'display': 'flex',
  'flexWrap': 'wrap',
  'alignItems': 'center',
  'justifyContent': 'flex-end',
  'gap': `${vars.space.tiny} ${vars.space.small}`,
  'minHeight': BAR,
  // The last element of the screen.
  'marginBottom': `calc(-1 * ${vars.space.section})`,
  'marginInline': `calc(-1 * ${vars.space.medium})`,
  'padding': `${vars.space.snug} ${vars.space.medium}`,
  'background': vars.color.paper,
  'borderTop': `1px solid ${vars.color.line}`,
  '@media': {
    [WIDE]: { marginInline: `calc(-1 * ${vars.space.large})`, paddingInline: vars.space.large },
  },
})
export const trouble = style({ flexBasis: '100%' })
export const status = style({ display: 'flex', flex: '1 1 auto', minWidth: 0 })
export const approve = style({ '@media': { [PHONE]: { flex: '1 1 40%' } } })

globalStyle(`${bar} button`, { '@media': { [PHONE]: { paddingInline: vars.space.snug } } })
globalStyle(`${approve} > button`, { '@media': { [PHONE]: { width: '100%' } } })

/** One line about how the plan was made. */
export const notice = style({
  maxWidth: '60ch',
  paddingLeft: vars.space.medium,
  borderLeft: `2px solid ${vars.color.mark}`,
  fontSize: vars.text.small,
  color: vars.color.muted,
})
