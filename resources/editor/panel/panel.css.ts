import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'
import { NARROW } from '../narrow.ts'

const base = style({
  // Visually hidden text must not make the screen longer.
  'position': 'relative',
  'minWidth': 0,
  'minHeight': 0,
  'overflowY': 'auto',
  'overscrollBehavior': 'contain',
  'background': vars.color.surface,
  'borderLeft': `1px solid ${vars.color.line}`,
  '@media': {
    [NARROW]: {
      borderLeft: 0,
      borderTop: `1px solid ${vars.color.line}`,
      // As high as its row, independent of its content. With the height of its content, the tables of the
      // facts, which measure their own width, make Chromium lay out in an endless loop.
      contain: 'size',
      boxShadow: vars.shadow.high,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
  },
})

const WIDTHS = { normal: '320px', wide: 'min(420px, 40vw)' }

/** On a phone each takes the full width. */
export const panel = styleVariants(WIDTHS, (width) => [
  base,
  { width, '@media': { [NARROW]: { width: 'auto' } } },
])

export const head = style({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  padding: `${vars.space.tiny} ${vars.space.tiny} ${vars.space.tiny} ${vars.space.medium}`,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const title = style({ flex: 1, minWidth: 0, fontSize: vars.text.reading })
