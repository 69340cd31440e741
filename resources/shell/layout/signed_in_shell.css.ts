import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const PHONE = '(max-width: 767px)'

export const frame = style({ display: 'flex', minHeight: '100dvh' })
export const body = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 })
export const main = style({ flex: 1, minWidth: 0 })

export const phoneBar = style({
  'display': 'none',
  '@media': {
    [PHONE]: {
      position: 'sticky',
      top: 0,
      zIndex: vars.z.bar,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.small,
      padding: `${vars.space.tiny} ${vars.space.small}`,
      background: vars.color.paper,
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
})

export const sidebar = style({
  'position': 'sticky',
  'top': 0,
  'zIndex': vars.z.sidebar,
  'flex': 'none',
  'display': 'flex',
  'flexDirection': 'column',
  'gap': vars.space.large,
  'width': 248,
  'height': '100dvh',
  'padding': vars.space.snug,
  'overflowY': 'auto',
  'background': vars.color.paper,
  'borderRight': `1px solid ${vars.color.line}`,
  'transition': `width ${vars.motion.draw} ${vars.motion.ease}, translate ${vars.motion.draw} ${vars.motion.ease}, visibility ${vars.motion.draw}`,
  'selectors': { '&[data-collapsed]': { width: 68 } },
  '@media': {
    [PHONE]: {
      position: 'fixed',
      zIndex: vars.z.dialog,
      insetBlock: 0,
      left: 0,
      width: 'min(280px, 84vw)',
      background: vars.color.surface,
      selectors: {
        '&[data-collapsed]': {
          width: 'min(280px, 84vw)',
          translate: '-100% 0',
          visibility: 'hidden',
        },
      },
    },
  },
})

export const overlay = style({
  'display': 'none',
  '@media': {
    [PHONE]: {
      position: 'fixed',
      inset: 0,
      zIndex: vars.z.overlay,
      display: 'block',
      border: 0,
      background: vars.color.overlay,
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  selectors: {
    [`${sidebar}[data-collapsed] &`]: { flexDirection: 'column', gap: vars.space.small },
  },
})

export const nav = style({ display: 'grid', gap: vars.space.tiny })

export const navLink = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minHeight: vars.touch.normal,
  padding: `0 ${vars.space.snug}`,
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.actionSoft },
    '&[aria-current="page"]': {
      background: vars.color.actionSoft,
      color: vars.color.action,
      boxShadow: `inset 3px 0 0 ${vars.color.action}`,
    },
  },
})

export const unread = style({
  marginLeft: 'auto',
  minWidth: '1.5rem',
  padding: '0 6px',
  borderRadius: vars.radius.round,
  background: vars.color.action,
  color: vars.color.actionText,
  fontSize: vars.text.small,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.5rem',
  textAlign: 'center',
  selectors: {
    [`${sidebar}[data-collapsed] &`]: {
      position: 'absolute',
      top: 2,
      right: 2,
      minWidth: '1.125rem',
      padding: '0 4px',
      fontSize: '0.6875rem',
      lineHeight: '1.125rem',
    },
  },
})

export const foot = style({ display: 'grid', gap: vars.space.snug, marginTop: 'auto' })

export const legal = style({
  display: 'flex',
  gap: vars.space.medium,
  paddingInline: vars.space.snug,
  fontSize: vars.text.small,
  selectors: { [`${sidebar}[data-collapsed] &`]: { display: 'none' } },
})
export const legalLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch.small,
  color: vars.color.muted,
})
