import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

/** Uses container queries, because it is used in columns of any width. */
export const box = style({ containerType: 'inline-size', display: 'grid', gap: vars.space.small })

const NARROW = '(max-width: 410px)'
/** At these widths a table with three or more columns has two lines per row, so that its texts are readable. */
const MEDIUM = '(min-width: 410.02px) and (max-width: 640px)'
const inTwoLines = '[data-two-lines] &'

export const COLUMNS = '--sw-columns'
/** The width of the buttons at the end of a row. */
export const END = '--sw-row-end'
const end = `var(${END}, 2.75rem)`

const line = style({
  display: 'grid',
  gridTemplateColumns: `var(${COLUMNS}) ${end}`,
  gap: vars.space.small,
  alignItems: 'center',
})

export const head = style([
  line,
  {
    'fontSize': vars.text.small,
    'fontWeight': 600,
    'color': vars.color.muted,
    '@container': {
      [NARROW]: { display: 'none' },
      [MEDIUM]: { selectors: { [inTwoLines]: { display: 'none' } } },
    },
  },
])

export const body = style({ display: 'grid', gap: vars.space.small, margin: 0, padding: 0 })

export const row = style([
  line,
  {
    '@container': {
      [NARROW]: {
        gridTemplateColumns: `minmax(0, 3fr) minmax(0, 2fr) ${end}`,
        paddingBottom: vars.space.small,
        borderBottom: `1px dashed ${vars.color.line}`,
      },
      [MEDIUM]: {
        selectors: {
          [inTwoLines]: {
            gridTemplateColumns: `minmax(0, 1fr) minmax(0, 1fr) ${end}`,
            paddingBottom: vars.space.small,
            borderBottom: `1px dashed ${vars.color.line}`,
          },
        },
      },
    },
  },
])

/** A list of one thing each. */
export const single = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoColumns: 'auto',
  gridAutoFlow: 'column',
  gap: vars.space.tiny,
})

/** In narrow columns the first cell and long texts have their own line. */
export const cell = style({
  'minWidth': 0,
  '@container': {
    [NARROW]: {
      selectors: {
        [`${row} > &[data-first]`]: { gridColumn: '1 / span 2', gridRow: 1 },
        '&[data-long]': { gridColumn: '1 / -1' },
      },
    },
    [MEDIUM]: { selectors: { [`${inTwoLines}[data-long]:nth-child(3)`]: { gridColumn: '1 / 3' } } },
  },
})

export const remove = style({
  'display': 'flex',
  'justifyContent': 'flex-end',
  '@container': {
    [NARROW]: { selectors: { [`${row} > &`]: { gridRow: 1, gridColumn: 3 } } },
    [MEDIUM]: { selectors: { [`[data-two-lines] ${row} > &`]: { gridRow: 1, gridColumn: 3 } } },
  },
})

/** Cells are closer together than fields. */
globalStyle(`${cell} input`, { minHeight: '2.5rem', padding: `6px 10px` })
globalStyle(`${cell} input::placeholder`, { color: vars.color.muted })

export const feet = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })
export const error = style({ fontSize: vars.text.small, fontWeight: 500, color: vars.color.bad })
