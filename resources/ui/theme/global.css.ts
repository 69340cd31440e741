import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  background: vars.color.paper,
})

globalStyle('body', {
  margin: 0,
  minWidth: 320,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.leading.normal,
  color: vars.color.ink,
  background: vars.color.paper,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})

globalStyle('#root', { minHeight: '100dvh', isolation: 'isolate' })

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', {
  margin: 0,
  padding: 0,
})

globalStyle('fieldset', { border: 0, minWidth: 0 })

globalStyle('h1, h2, h3, h4', {
  fontFamily: vars.font.heading,
  fontWeight: 650,
  lineHeight: vars.leading.snug,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
})

globalStyle('p', { textWrap: 'pretty' })
globalStyle('ul[class], ol[class]', { listStyle: 'none' })
globalStyle('img, svg, video, iframe', { display: 'block', maxWidth: '100%' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
globalStyle('button', { cursor: 'pointer' })
globalStyle('button:disabled', { cursor: 'not-allowed' })
globalStyle('a', { color: vars.color.action })
globalStyle('code, pre', { fontFamily: vars.font.mono, fontSize: '0.92em' })
globalStyle('::selection', { background: vars.color.mark, color: vars.color.markText })

// One focus ring for everything that can be focused.
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
})

// Screens get the focus when they change; a ring around the whole page would be useless.
globalStyle('main:focus-visible, h1:focus-visible', { outline: 'none' })

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
