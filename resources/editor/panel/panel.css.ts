import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'
import { NARROW } from '../narrow.ts'

const base = style({
  // What is only read out must not make the screen longer than it is.
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
      // It is as high as its row, whatever it holds. Measured by what it holds, the tables of the
      // facts, which ask for their own width, keep Chromium laying out without end.
      contain: 'size',
      boxShadow: vars.shadow.high,
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
  },
})

const WIDTHS = { normal: '320px', wide: 'min(420px, 40vw)' }

/** On a phone each takes the width there is. */
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
