import { keyframes, style } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const ring = style({
  'display': 'inline-block',
  'flex': 'none',
  'width': '1.15em',
  'height': '1.15em',
  'borderRadius': '50%',
  'border': '2px solid currentColor',
  'borderRightColor': 'transparent',
  'animation': `${turn} 700ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { borderStyle: 'dotted', borderRightColor: 'currentColor' },
  },
})
