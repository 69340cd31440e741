import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const place = style({
  'position': 'fixed',
  'zIndex': vars.z.toast,
  'insetInline': vars.space.medium,
  'bottom': `max(${vars.space.large}, env(safe-area-inset-bottom))`,
  'display': 'flex',
  'justifyContent': 'center',
  'pointerEvents': 'none',
  // Above a bar that keeps its buttons in reach.
  'selectors': { ':root:has([data-bottom-bar]) &': { bottom: '5.25rem' } },
  '@media': {
    '(max-width: 559px)': { selectors: { ':root:has([data-bottom-bar]) &': { bottom: '7.5rem' } } },
  },
})

// Always dark, so that it stands out from the page in both themes.
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  maxWidth: '36rem',
  padding: `${vars.space.tiny} ${vars.space.tiny} ${vars.space.tiny} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  borderLeft: '4px solid',
  background: 'oklch(27% 0.035 259)',
  color: 'oklch(97% 0.005 250)',
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.draw} ${vars.motion.ease}`,
})

export const type = styleVariants({
  success: { borderColor: 'oklch(78% 0.14 155)' },
  info: { borderColor: 'oklch(80% 0.095 252)' },
  warning: { borderColor: vars.color.mark },
  error: { borderColor: 'oklch(72% 0.17 25)' },
})

export const text = style({ paddingBlock: vars.space.small, minWidth: 0, whiteSpace: 'pre-line' })

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.touch.normal,
  minWidth: vars.touch.normal,
  padding: `0 ${vars.space.small}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 600,
  selectors: {
    '&:hover': { background: 'oklch(38% 0.04 259)' },
    '&:focus-visible': { outlineColor: vars.color.mark, outlineOffset: -2 },
  },
})

export const action = style({ color: vars.color.mark })
