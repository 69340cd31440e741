import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const celebration = style({
  'position': 'absolute',
  'inset': -10,
  'pointerEvents': 'none',
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
})

const fly = keyframes({
  '0%': { transform: 'translateX(0) scaleX(0)' },
  '40%': { transform: 'translateX(4px) scaleX(1)', opacity: 1 },
  '100%': { transform: 'translateX(16px) scaleX(0.4)', opacity: 0 },
})

/** Moves outwards and disappears after two seconds. */
export const stroke = style({
  position: 'absolute',
  width: 26,
  height: 3,
  marginTop: -1.5,
  borderRadius: 2,
  background: vars.color.mark,
  transformOrigin: 'left center',
  animation: `${fly} 2s ${vars.motion.ease} both`,
  selectors: {
    '&:nth-child(even)': { width: 16 },
    '&:nth-child(3n)': { background: vars.color.draft },
  },
})
