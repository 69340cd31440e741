import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

const WIDE = '(min-width: 1080px)'

export const form = style({
  'display': 'grid',
  'gap': vars.space.large,
  'alignItems': 'start',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: vars.space.huge } },
})

/** The first field of the page, and large, because it is the only required one. */
export const prompt = style({ display: 'grid', gap: vars.space.snug })
globalStyle(`${prompt} textarea`, {
  minHeight: '8.5rem',
  padding: vars.space.medium,
  fontSize: vars.text.lead,
  lineHeight: '1.5',
})

/** Next to the fields in wide windows; else below them, with the button always visible. */
export const result = style({
  'display': 'contents',
  '@media': {
    [WIDE]: { display: 'grid', gap: vars.space.medium, position: 'sticky', top: vars.space.large },
  },
})

export const send = style({
  'position': 'sticky',
  'bottom': 0,
  'zIndex': vars.z.bar,
  'display': 'grid',
  'gap': vars.space.tiny,
  'marginInline': `calc(-1 * ${vars.space.medium})`,
  'padding': `${vars.space.snug} ${vars.space.medium}`,
  'background': vars.color.paper,
  'borderTop': `1px solid ${vars.color.line}`,
  '@media': {
    [WIDE]: { position: 'static', margin: 0, padding: 0, background: 'none', border: 0 },
  },
})

export const usage = style({
  fontSize: vars.text.small,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
export const upgrade = style({ marginInlineStart: vars.space.small })

export const corner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 3.5rem',
  gap: vars.space.medium,
  alignItems: 'center',
})

export const cornerShape = style({
  height: '3.5rem',
  border: `2px solid ${vars.color.draft}`,
  borderRightColor: 'transparent',
  borderBottomColor: 'transparent',
  background: vars.color.actionSoft,
})

export const chipsLabel = style({ fontSize: vars.text.small, color: vars.color.muted })
