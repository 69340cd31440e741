import { style } from '@vanilla-extract/css'

/** Grows with its text, as far as the screen allows. */
export const area = style({
  resize: 'vertical',
  lineHeight: 1.5,
  fieldSizing: 'content',
  maxHeight: '60vh',
})
