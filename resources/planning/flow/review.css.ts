import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

const WIDE = '(min-width: 1080px)'
const PHONE = '(max-width: 559px)'
const BAR = '4.25rem'

export const review = style({
  'display': 'grid',
  'gap': vars.space.large,
  'alignItems': 'start',
  'minWidth': 0,
  // Below the bar of the app on a phone.
  'scrollMarginTop': '4rem',
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)',
      columnGap: vars.space.huge,
    },
  },
})

const column = style({ display: 'grid', gap: vars.space.large, minWidth: 0 })

/** Side by side in wide windows; else one of the two is shown. */
export const words = style([
  column,
  {
    '@media': {
      'not all and (min-width: 1080px)': {
        selectors: { [`${review}[data-view="page"] > &`]: { display: 'none' } },
      },
    },
  },
])

export const shown = style([
  column,
  {
    'gap': vars.space.medium,
    'gridTemplateRows': 'auto minmax(0, 1fr)',
    '@media': {
      [WIDE]: {
        position: 'sticky',
        top: vars.space.medium,
        height: `calc(100dvh - ${BAR} - ${vars.space.huge})`,
        minHeight: '34rem',
      },
      'not all and (min-width: 1080px)': {
        selectors: { [`${review}[data-view="sheet"] > &`]: { display: 'none' } },
        height: 'calc(100dvh - 11.5rem)',
        minHeight: '30rem',
      },
    },
  },
])

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
export const change = style({
  '@media': { [WIDE]: { display: 'none' }, [PHONE]: { flex: '1 1 40%' } },
})
export const approve = style({ '@media': { [PHONE]: { flex: '1 1 40%' } } })

globalStyle(`${bar} button`, { '@media': { [PHONE]: { paddingInline: vars.space.snug } } })
globalStyle(`${change} > button, ${approve} > button`, { '@media': { [PHONE]: { width: '100%' } } })

/** One line about how the plan was made. */
export const notice = style({
  maxWidth: '60ch',
  paddingLeft: vars.space.medium,
  borderLeft: `2px solid ${vars.color.mark}`,
  fontSize: vars.text.small,
  color: vars.color.muted,
})
