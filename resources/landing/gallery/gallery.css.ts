import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const list = style({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr)',
  'gap': vars.space.large,
  '@media': {
    '(min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 64rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
})

const shown = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  borderBottom: `1px solid ${vars.color.line}`,
} as const

export const picture = style({ ...shown, objectFit: 'cover', objectPosition: 'top' })

/** Squared paper, as under the other drawings of the product. */
export const placeholder = style({
  ...shown,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.draft,
  backgroundColor: vars.color.sunken,
  backgroundImage: [
    `linear-gradient(${vars.color.line} 1px, transparent 1px)`,
    `linear-gradient(to right, ${vars.color.line} 1px, transparent 1px)`,
  ].join(', '),
  backgroundSize: '24px 24px',
  fontFamily: vars.font.heading,
  fontSize: vars.text.display,
  fontWeight: 650,
})

export const words = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.tiny,
  padding: `${vars.space.medium} ${vars.space.large} ${vars.space.small}`,
})

export const category = style({
  justifySelf: 'start',
  padding: `${vars.space.hair} ${vars.space.small}`,
  border: `1px dashed ${vars.color.draft}`,
  borderRadius: vars.radius.small,
  fontSize: vars.text.small,
  fontWeight: 600,
  color: vars.color.action,
})

export const title = style({ marginTop: vars.space.tiny, fontSize: vars.text.title })

/** As high as the link in it, which may come later. */
export const action = style({ minHeight: vars.touch.normal })

export const link = style({
  'display': 'inline-flex',
  'alignItems': 'center',
  'gap': vars.space.tiny,
  'minHeight': vars.touch.normal,
  'fontWeight': 600,
  'color': vars.color.action,
  'textDecoration': 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
})
