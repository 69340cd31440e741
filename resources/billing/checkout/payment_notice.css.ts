import { style } from '@vanilla-extract/css'

/** Clear of the bar at the top of a phone. */
export const notice = style({ scrollMarginTop: '5rem' })
