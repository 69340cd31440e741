import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

/** The text of a plan, in a readable line length. */
export const prose = style({ maxWidth: '68ch', overflowWrap: 'anywhere' })

globalStyle(`${prose} > * + *`, { marginTop: vars.space.snug })
globalStyle(`${prose} h2`, { fontSize: vars.text.heading })
globalStyle(`${prose} h3`, { fontSize: vars.text.title, marginTop: vars.space.large })
globalStyle(`${prose} :is(h4, h5, h6)`, {
  fontSize: vars.text.reading,
  marginTop: vars.space.medium,
})
globalStyle(`${prose} > :first-child`, { marginTop: 0 })
globalStyle(`${prose} ul, ${prose} ol`, { paddingLeft: '1.25em' })
globalStyle(`${prose} li + li`, { marginTop: vars.space.tiny })
globalStyle(`${prose} li::marker`, { color: vars.color.draft })
globalStyle(`${prose} hr`, { border: 0, borderTop: `1px dashed ${vars.color.draft}` })
globalStyle(`${prose} pre`, { overflowX: 'auto' })
globalStyle(`${prose} blockquote`, {
  paddingLeft: vars.space.medium,
  borderLeft: `2px solid ${vars.color.line}`,
})
