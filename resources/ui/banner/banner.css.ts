import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space.snug,
  alignItems: 'start',
  padding: `${vars.space.snug} ${vars.space.medium}`,
  border: '1px solid',
  borderLeftWidth: 4,
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
})

export const type = styleVariants({
  success: [base, { borderColor: vars.color.good, background: vars.color.goodSoft }],
  info: [base, { borderColor: vars.color.action, background: vars.color.actionSoft }],
  error: [base, { borderColor: vars.color.bad, background: vars.color.badSoft }],
  default: [base, { borderColor: vars.color.lineStrong, background: vars.color.surface }],
})

export const sign = styleVariants({
  success: { color: vars.color.good },
  info: { color: vars.color.action },
  error: { color: vars.color.bad },
  default: { color: vars.color.muted },
})

export const body = style({ display: 'grid', gap: vars.space.small, minWidth: 0, paddingBlock: 1 })
export const title = style({ fontWeight: 650 })
export const reference = style({ fontSize: vars.text.small, color: vars.color.muted })
export const dismiss = style({ margin: `-${vars.space.small} -${vars.space.small} 0 0` })
export const icon = style({ marginTop: 3 })
