import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'
import { NARROW } from '../narrow.ts'

/** In reach however far the fields are scrolled. */
export const ways = style({
  'position': 'sticky',
  'zIndex': 1,
  'bottom': 0,
  'display': 'grid',
  'gap': vars.space.small,
  'padding': `${vars.space.snug} ${vars.space.medium}`,
  'borderTop': `1px solid ${vars.color.line}`,
  'background': vars.color.surface,
  // On a phone the room is needed for the fields as long as there is nothing to keep.
  '@media': { [NARROW]: { selectors: { '&:not([data-shown])': { display: 'none' } } } },
})

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.small,
})
