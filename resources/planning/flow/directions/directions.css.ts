import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const RATIO = '5 / 4'

export const title = style({ fontSize: vars.text.lead })

/** Three small ones side by side; they scroll where there is no room for all. */
export const reel = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(5rem, 1fr)',
  gap: vars.space.snug,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.tiny,
  // Space for the frame of the chosen card, which would be cut off otherwise.
  padding: vars.space.tiny,
  margin: `calc(-1 * ${vars.space.tiny})`,
  transition: `opacity ${vars.motion.draw} ${vars.motion.ease}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.75 } },
})

export const card = style({
  'position': 'relative',
  'display': 'grid',
  'gridTemplateRows': 'auto 1fr',
  'overflow': 'hidden',
  'minWidth': 0,
  'border': `1px solid ${vars.color.line}`,
  'borderRadius': vars.radius.large,
  'background': vars.color.surface,
  'cursor': 'pointer',
  'scrollSnapAlign': 'start',
  ':hover': { borderColor: vars.color.draft },
  'selectors': {
    '&:has(:checked)': {
      borderColor: vars.color.action,
      boxShadow: `0 0 0 1px ${vars.color.action}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
    '&:has(:disabled)': { cursor: 'progress' },
  },
})

export const radio = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})

export const frameBox = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: RATIO,
  background: vars.color.sunken,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const caption = style({
  display: 'grid',
  gap: vars.space.hair,
  alignContent: 'start',
  padding: `${vars.space.tiny} ${vars.space.small}`,
})
export const nameLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.tiny,
})
/** A model names its ideas: a long word must not push the mark of the chosen one out of its card. */
export const name = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  fontWeight: 600,
  lineHeight: vars.leading.snug,
})
/** Read out with the name; visible only where the cards are large. */
export const words = style({
  'fontSize': vars.text.small,
  'color': vars.color.muted,
  'display': 'none',
  '@media': { '(min-width: 720px) and (max-width: 63.99rem)': { display: 'block' } },
})
export const chosen = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.tiny,
  fontSize: vars.text.small,
  fontWeight: 600,
  color: vars.color.action,
})
