import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const base = style({
  'display': 'inline-flex',
  'alignItems': 'center',
  'justifyContent': 'center',
  'gap': vars.space.small,
  'padding': `0 ${vars.space.medium}`,
  'border': '1px solid transparent',
  'borderRadius': vars.radius.medium,
  'fontWeight': 600,
  'lineHeight': 1.2,
  'textAlign': 'center',
  'textDecoration': 'none',
  'transition': `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
  ':disabled': { opacity: 0.62 },
  'selectors': { '&[aria-disabled="true"]': { opacity: 0.62, pointerEvents: 'none' } },
})

export const variant = styleVariants({
  primary: [
    base,
    {
      background: vars.color.action,
      color: vars.color.actionText,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.actionHover } },
    },
  ],
  quiet: [
    base,
    {
      background: 'transparent',
      borderColor: vars.color.lineStrong,
      color: vars.color.ink,
      selectors: {
        '&:hover:not(:disabled)': {
          borderColor: vars.color.action,
          background: vars.color.actionSoft,
        },
      },
    },
  ],
  plain: [
    base,
    {
      background: 'transparent',
      color: vars.color.ink,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.actionSoft } },
    },
  ],
  danger: [
    base,
    {
      background: vars.color.bad,
      color: vars.color.badText,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.badHover } },
    },
  ],
  good: [
    base,
    {
      background: vars.color.good,
      color: vars.color.paper,
      selectors: { '&:hover:not(:disabled)': { filter: 'brightness(1.1)' } },
    },
  ],
  link: [
    base,
    {
      padding: 0,
      background: 'transparent',
      border: 0,
      borderRadius: vars.radius.small,
      color: vars.color.action,
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: '0.22em',
      selectors: { '&:hover:not(:disabled)': { textDecorationThickness: 2 } },
    },
  ],
})

export const size = styleVariants({
  medium: { minHeight: vars.touch.normal },
  small: {
    'minHeight': vars.touch.small,
    'paddingInline': vars.space.snug,
    'fontSize': vars.text.small,
    '@media': { '(pointer: coarse)': { minHeight: vars.touch.normal } },
  },
  large: {
    minHeight: '3.25rem',
    paddingInline: vars.space.large,
    fontSize: vars.text.reading,
  },
})

export const linkSize = style({ paddingInline: 0 })
export const full = style({ width: '100%' })

export const square = style({ paddingInline: 0, aspectRatio: '1', flex: 'none' })
