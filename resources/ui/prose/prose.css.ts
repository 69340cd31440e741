import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** Running text whose elements carry no classes, as a plan's markdown or a legal page. */
export const prose = style({
  display: 'grid',
  gap: vars.space.medium,
  maxWidth: '66ch',
  fontSize: vars.text.reading,
})

globalStyle(`${prose} h1, ${prose} h2`, { fontSize: vars.text.title, marginTop: vars.space.medium })
globalStyle(`${prose} h3, ${prose} h4`, { fontSize: vars.text.lead, marginTop: vars.space.small })
globalStyle(`${prose} section`, { display: 'grid', gap: vars.space.small })
globalStyle(`${prose} ul, ${prose} ol`, {
  paddingLeft: '1.3em',
  display: 'grid',
  gap: vars.space.tiny,
})
globalStyle(`${prose} li::marker`, { color: vars.color.draft })
globalStyle(`${prose} hr`, { width: '100%', border: 0, borderTop: `1px solid ${vars.color.line}` })
globalStyle(`${prose} pre`, { overflowX: 'auto' })
