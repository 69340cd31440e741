import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const blue = `linear-gradient(${vars.color.draft}, ${vars.color.draft})`

/** The distance between two ticks; set by the user of the scale. */
export const TICK = '--sw-tick'
const tick = `var(${TICK})`

/** A ruler's edge: short ticks, every fifth one long. */
export const ruler = style({
  vars: { [TICK]: '8px' },
  height: 10,
  backgroundImage: [
    `repeating-linear-gradient(to right, ${vars.color.draft} 0 1px, transparent 1px calc(${tick} * 5))`,
    `repeating-linear-gradient(to right, ${vars.color.draft} 0 1px, transparent 1px ${tick})`,
  ].join(', '),
  backgroundSize: '100% 10px, 100% 5px',
  backgroundRepeat: 'no-repeat',
})

const PLACES = ['left top', 'right top', 'left bottom', 'right bottom']

/** Corner marks around something that is being placed. */
export const corners = style({
  backgroundImage: Array.from({ length: 8 }, () => blue).join(', '),
  backgroundSize: [...Array(4).fill('16px 1px'), ...Array(4).fill('1px 16px')].join(', '),
  backgroundPosition: [...PLACES, ...PLACES].join(', '),
  backgroundRepeat: 'no-repeat',
})
