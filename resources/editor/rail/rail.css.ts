import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'
import { unseen } from '../../ui/visually_hidden/visually_hidden.css.ts'
import { NARROW } from '../narrow.ts'

export const rail = style({
  'display': 'flex',
  'flexDirection': 'column',
  'gap': vars.space.hair,
  'padding': vars.space.tiny,
  'overflowY': 'auto',
  'background': vars.color.surface,
  'borderRight': `1px solid ${vars.color.line}`,
  '@media': {
    [NARROW]: {
      flexDirection: 'row',
      overflowX: 'auto',
      borderRight: 0,
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
})

/** On a phone an open panel leaves more room for the page, so the tools are icons only. */
const COMPACT = `${rail}[data-compact] &`

export const item = style({
  'display': 'grid',
  'justifyItems': 'center',
  'alignContent': 'center',
  'gap': 2,
  'flex': 'none',
  'width': '4.5rem',
  'minHeight': '3.5rem',
  'padding': vars.space.tiny,
  'border': 0,
  'borderRadius': vars.radius.medium,
  'background': 'transparent',
  'color': vars.color.muted,
  'selectors': {
    '&:hover': { background: vars.color.actionSoft, color: vars.color.ink },
    '&[aria-pressed="true"]': { background: vars.color.actionSoft, color: vars.color.action },
  },
  '@media': {
    [NARROW]: {
      flex: 1,
      width: 'auto',
      minWidth: '4rem',
      minHeight: '3rem',
      selectors: { [COMPACT]: { minHeight: '2.25rem' } },
    },
  },
})

export const word = style({
  'fontSize': '0.75rem',
  'fontWeight': 600,
  'lineHeight': 1.2,
  '@media': { [NARROW]: { selectors: { [COMPACT]: unseen } } },
})

/** Hidden on phones, which have no keyboard. */
export const help = style({ 'marginTop': 'auto', '@media': { [NARROW]: { display: 'none' } } })
