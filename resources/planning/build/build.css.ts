import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

const WIDE = '(min-width: 1080px)'

/** The text is next to the page in wide windows, else above it. */
export const build = style({
  'display': 'grid',
  'gap': vars.space.large,
  'alignItems': 'start',
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
      columnGap: vars.space.huge,
    },
  },
})

export const page = style({
  'height': '26rem',
  'overflow': 'hidden',
  'border': `1px solid ${vars.color.draft}`,
  'borderRadius': vars.radius.medium,
  'background': vars.color.sunken,
  '@media': { [WIDE]: { height: 'min(42rem, calc(100vh - 14rem))' } },
})
