import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

const PHONE = '(max-width: 559px)'

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.bar,
  background: vars.color.paper,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const inner = style({
  'display': 'flex',
  'flexWrap': 'wrap',
  'alignItems': 'center',
  'justifyContent': 'space-between',
  'gap': `0 ${vars.space.medium}`,
  'maxWidth': '75rem',
  'minHeight': 64,
  'marginInline': 'auto',
  'padding': `${vars.space.small} ${vars.space.large}`,
  '@media': { [PHONE]: { paddingInline: vars.space.medium } },
})

export const toggle = style({
  'display': 'none',
  '@media': { [PHONE]: { display: 'block' } },
})

export const links = style({
  'display': 'flex',
  'alignItems': 'center',
  'gap': vars.space.small,
  '@media': {
    [PHONE]: {
      display: 'none',
      flexBasis: '100%',
      flexDirection: 'column',
      alignItems: 'stretch',
      paddingBlock: vars.space.small,
      selectors: { '&[data-open]': { display: 'flex' } },
    },
  },
})
