import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/contract.css.ts'

/** A group of fields. Empty ones are one dashed line. */
export const group = style({
  'display': 'grid',
  'gap': vars.space.medium,
  'minWidth': 0,
  'padding': `${vars.space.medium} ${vars.space.large} ${vars.space.large}`,
  'border': `1px solid ${vars.color.line}`,
  'borderRadius': vars.radius.large,
  'background': vars.color.surface,
  'selectors': {
    '&[data-empty]': {
      padding: `${vars.space.snug} ${vars.space.large}`,
      border: `1px dashed ${vars.color.draft}`,
      background: 'transparent',
    },
  },
  '@media': {
    '(max-width: 559px)': {
      paddingInline: vars.space.medium,
      selectors: { '&[data-empty]': { paddingInline: vars.space.medium } },
    },
  },
})

export const title = style({ fontSize: vars.text.lead })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.tiny} ${vars.space.medium}`,
})

/** Two short fields are side by side in wide windows. */
export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
  gap: vars.space.medium,
  alignItems: 'start',
  minWidth: 0,
})

export const block = style({
  display: 'grid',
  gap: vars.space.small,
  minWidth: 0,
  scrollMarginBlock: '7rem',
  selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
})

export const adders = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.small}`,
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
})

export const adder = style({
  'display': 'inline-flex',
  'alignItems': 'center',
  'gap': vars.space.tiny,
  'minHeight': vars.touch.small,
  'padding': `0 ${vars.space.small}`,
  'border': 0,
  'borderRadius': vars.radius.small,
  'background': 'transparent',
  'fontSize': vars.text.small,
  'fontWeight': 550,
  'color': vars.color.action,
  ':hover': { background: vars.color.actionSoft },
  '@media': { '(pointer: coarse)': { minHeight: vars.touch.normal } },
})
