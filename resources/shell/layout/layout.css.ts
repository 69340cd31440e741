import { style } from '@vanilla-extract/css'

export const column = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })
export const grow = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 })
