import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const gaps = {
  none: '0',
  hair: vars.space.hair,
  tiny: vars.space.tiny,
  small: vars.space.small,
  snug: vars.space.snug,
  medium: vars.space.medium,
  large: vars.space.large,
  huge: vars.space.huge,
  section: vars.space.section,
}

export type Gap = keyof typeof gaps

export const gap = styleVariants(gaps, (value) => ({ gap: value }))

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const cluster = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 })
export const grid = style({ display: 'grid', minWidth: 0 })

export const columns = styleVariants(
  {
    narrow: 'minmax(min(100%, 13rem), 1fr)',
    medium: 'minmax(min(100%, 17rem), 1fr)',
    wide: 'minmax(min(100%, 22rem), 1fr)',
  },
  (track) => ({ gridTemplateColumns: `repeat(auto-fill, ${track})` })
)

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
})

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
