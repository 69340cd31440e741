import { globalStyle, style } from '@vanilla-extract/css'

export const wrap = style({ position: 'relative' })
globalStyle(`${wrap} input`, { paddingRight: '3rem' })

export const toggle = style({ position: 'absolute', insetBlock: 0, right: 0 })
