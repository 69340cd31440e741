import { style } from '@vanilla-extract/css'

/** For screen readers only. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const

export const hidden = style(unseen)
