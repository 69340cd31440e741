import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const section = style({ display: 'grid', gap: vars.space.small })
export const title = style({ fontSize: vars.text.lead })
export const list = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 })

/** Outlined, because the website is only planned. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  padding: `${vars.space.small} ${vars.space.medium}`,
  border: `1px dashed ${vars.color.draft}`,
  selectors: {
    '& + &': { borderTop: 0 },
    '&:first-child': {
      borderTopLeftRadius: vars.radius.medium,
      borderTopRightRadius: vars.radius.medium,
    },
    '&:last-child': {
      borderBottomLeftRadius: vars.radius.medium,
      borderBottomRightRadius: vars.radius.medium,
    },
  },
})
export const words = style({ display: 'grid', flex: 1, minWidth: 0 })
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const when = style({ fontSize: vars.text.small, color: vars.color.muted })
