import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** Ten in a row. */
export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 26px))',
  gap: 6,
})
export const mark = style({
  aspectRatio: '13 / 9',
  borderRadius: 3,
  border: `1px dashed ${vars.color.draft}`,
  selectors: {
    '&[data-taken]': {
      borderStyle: 'solid',
      borderColor: vars.color.action,
      background: vars.color.action,
    },
  },
})
