import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

const WIDE = '(min-width: 900px)'

export const frame = style({
  'flex': 1,
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr)',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const panel = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: `${vars.space.section} ${vars.space.medium}`,
})

export const inner = style({
  display: 'grid',
  gap: vars.space.large,
  width: '100%',
  maxWidth: '28rem',
})
export const head = style({ display: 'grid', gap: vars.space.tiny })
export const title = style({ fontSize: vars.text.heading })
export const muted = style({ color: vars.color.muted })

export const side = style({
  'display': 'none',
  '@media': {
    [WIDE]: {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: vars.space.huge,
      padding: vars.space.section,
      color: vars.color.boardLine,
      backgroundColor: vars.color.board,
      backgroundImage: [
        'linear-gradient(oklch(100% 0 0 / 6%) 1px, transparent 1px)',
        'linear-gradient(to right, oklch(100% 0 0 / 6%) 1px, transparent 1px)',
      ].join(', '),
      backgroundSize: '24px 24px',
    },
  },
})

export const drawing = style({ width: 'min(100%, 27rem)' })
export const sideWords = style({
  display: 'grid',
  gap: vars.space.tiny,
  width: 'min(100%, 27rem)',
  color: vars.color.boardText,
})
export const sideTitle = style({
  fontFamily: vars.font.heading,
  fontSize: vars.text.title,
  fontWeight: 650,
})
