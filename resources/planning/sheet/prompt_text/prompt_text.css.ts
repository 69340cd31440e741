import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

export const box = style({
  'display': 'grid',
  'gap': vars.space.snug,
  'minWidth': 0,
  'padding': `${vars.space.medium} ${vars.space.large}`,
  'border': `1px solid ${vars.color.line}`,
  'borderRadius': vars.radius.large,
  'background': vars.color.surface,
  '@media': { '(max-width: 559px)': { paddingInline: vars.space.medium } },
})
export const title = style({ fontSize: vars.text.lead })

export const text = style({
  fontSize: vars.text.reading,
  lineHeight: '1.95',
  whiteSpace: 'pre-wrap',
  overflowX: 'clip',
  overflowWrap: 'anywhere',
})

/** The name of the field is above a mark on hover and focus. */
const handle = style({
  position: 'relative',
  cursor: 'pointer',
  borderRadius: 3,
  padding: '2px 1px',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&::after': {
      content: 'attr(data-name)',
      position: 'absolute',
      zIndex: 1,
      left: 0,
      bottom: '100%',
      padding: `1px ${vars.space.small}`,
      borderRadius: vars.radius.small,
      background: vars.color.ink,
      color: vars.color.paper,
      fontSize: vars.text.small,
      fontWeight: 550,
      lineHeight: '1.6',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
      display: 'none',
    },
    '&:hover::after, &:focus-visible::after': { display: 'block' },
  },
})

/** Text that is in a field: underlined. */
export const taken = styleVariants({
  field: [
    handle,
    {
      background: vars.color.actionSoft,
      borderBottom: `1.5px solid ${vars.color.draft}`,
      selectors: {
        '&[data-highlighted]': { background: vars.color.action, color: vars.color.actionText },
      },
    },
  ],
  words: [
    handle,
    {
      borderBottom: `1.5px dotted ${vars.color.draft}`,
      selectors: { '&[data-highlighted], &:hover': { background: vars.color.actionSoft } },
    },
  ],
})

export const open = styleVariants({
  /** On the sheet already, but it may belong to another field. */
  perhaps: [
    handle,
    { background: vars.color.markSoft, borderBottom: `2px dashed ${vars.color.mark}` },
  ],
  /** Not published unless the person places it. */
  unplaced: [
    handle,
    {
      background: vars.color.mark,
      color: vars.color.markText,
      borderBottom: `2px solid ${vars.color.mark}`,
      fontWeight: 550,
    },
  ],
})

export const aside = styleVariants({
  talk: { color: vars.color.muted },
  wish: { color: vars.color.muted, borderBottom: `1px dotted ${vars.color.lineStrong}` },
  refusal: { color: vars.color.muted, borderBottom: `1px dotted ${vars.color.bad}` },
  dropped: { color: vars.color.muted, textDecoration: 'line-through' },
})

/** One that leads to its field. */
export const wished = styleVariants(aside, (look) => [
  handle,
  look,
  { selectors: { '&:hover, &[data-highlighted]': { background: vars.color.actionSoft } } },
])

export const foot = style({
  display: 'grid',
  gap: vars.space.small,
  paddingTop: vars.space.snug,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.text.small,
  color: vars.color.muted,
})
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.medium}` })

const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  selectors: { '&::before': { content: '', width: 14, height: 10, borderRadius: 2 } },
})
export const keyBlue = style([
  key,
  {
    selectors: {
      '&::before': {
        background: vars.color.actionSoft,
        borderBottom: `2px solid ${vars.color.draft}`,
      },
    },
  },
])
export const keyYellow = style([
  key,
  { selectors: { '&::before': { background: vars.color.mark } } },
])
export const keyPale = style([
  key,
  {
    selectors: {
      '&::before': {
        background: vars.color.markSoft,
        borderBottom: `2px dashed ${vars.color.mark}`,
      },
    },
  },
])

export const count = style({ color: vars.color.ink, selectors: { '&:empty': { display: 'none' } } })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })

export const menuLabel = style({
  padding: `${vars.space.tiny} ${vars.space.snug}`,
  fontSize: vars.text.small,
  fontWeight: 600,
  color: vars.color.muted,
})
