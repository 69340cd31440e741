import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'
import { wrap } from './section.css.ts'

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.bar,
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const headInner = style([
  wrap,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 64,
    gap: vars.space.small,
  },
])

export const links = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.tiny,
  whiteSpace: 'nowrap',
})

globalStyle(`${links} a`, {
  '@media': {
    '(max-width: 419px)': { paddingInline: vars.space.snug },
    '(max-width: 359px)': { paddingInline: vars.space.small },
  },
})

export const last = style({
  color: vars.color.boardText,
  backgroundColor: vars.color.board,
  backgroundImage: [
    'linear-gradient(oklch(100% 0 0 / 6%) 1px, transparent 1px)',
    'linear-gradient(to right, oklch(100% 0 0 / 6%) 1px, transparent 1px)',
  ].join(', '),
  backgroundSize: '24px 24px',
})

export const lastInner = style([
  wrap,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space.large,
    paddingBlock: vars.space.chapter,
  },
])

export const lastTitle = style({
  fontSize: vars.text.display,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.03em',
  maxWidth: '12ch',
})
export const lastText = style({ marginTop: vars.space.medium, fontSize: vars.text.lead })

/** On the blueprint, controls are yellow. */
export const lastAction = style({
  'display': 'inline-flex',
  'alignItems': 'center',
  'minHeight': '3.5rem',
  'padding': `0 ${vars.space.huge}`,
  'borderRadius': vars.radius.medium,
  'background': vars.color.mark,
  'color': vars.color.markText,
  'fontSize': vars.text.lead,
  'fontWeight': 650,
  'textDecoration': 'none',
  ':hover': { background: 'oklch(89% 0.14 90)' },
  ':focus-visible': { outlineColor: vars.color.boardText },
})

export const foot = style([
  wrap,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    paddingBlock: vars.space.large,
    color: vars.color.muted,
  },
])

export const footLinks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.large })

export const footLink = style({
  'display': 'inline-flex',
  'alignItems': 'center',
  'minHeight': vars.touch.normal,
  'color': vars.color.ink,
  'textDecoration': 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
})
