import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'
import { wrap } from '../frame/section.css.ts'

const WIDE = '(min-width: 960px)'

/** A grid that fades towards the text. */
export const ground = style({ position: 'relative', borderBottom: `1px solid ${vars.color.line}` })

export const hero = style([
  wrap,
  {
    'display': 'grid',
    'gridTemplateColumns': 'minmax(0, 1fr)',
    'alignItems': 'center',
    'gap': `${vars.space.section} clamp(32px, 6vw, 96px)`,
    'paddingBlock': `clamp(40px, 6vw, 88px)`,
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 0.88fr)' } },
  },
])

export const words = style({ display: 'grid', gap: vars.space.large })

export const title = style({
  fontSize: vars.text.display,
  fontWeight: 700,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.032em',
  maxWidth: '15ch',
})

export const text = style({ fontSize: vars.text.lead, maxWidth: '46ch', color: vars.color.muted })

export const box = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.snug,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  selectors: {
    '&:has(textarea:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
  },
})

export const prompt = style({
  'width': '100%',
  'minHeight': 96,
  'padding': vars.space.small,
  'border': 0,
  'borderRadius': vars.radius.small,
  'background': 'transparent',
  'fontSize': vars.text.lead,
  'lineHeight': 1.45,
  'resize': 'none',
  'fieldSizing': 'content',
  'maxHeight': '40vh',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  // The box around it shows the focus.
  ':focus-visible': { outline: 'none' },
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
})

export const facts = style({ fontSize: vars.text.small, color: vars.color.muted })

export const picture = style({
  display: 'grid',
  gap: vars.space.small,
  justifySelf: 'center',
  width: 'min(100%, 28rem)',
  color: vars.color.draft,
})
