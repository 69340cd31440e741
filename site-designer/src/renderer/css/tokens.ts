import { fontFamily, fontStack, nearestWeight } from '#designer/fonts/main'
import type { Language } from '#designer/language/language'
import type { DirectionId } from '#designer/site/kinds'
import type { Look } from '#designer/site/site'
import type { Palette } from '#designer/renderer/color/palette'
import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** What of a page its stylesheet is made of. */
export interface Worn {
  direction: DirectionId
  language: Language
  look: Look
  /** The big lines: the title and the name. */
  bigWords: readonly [title: string, name: string]
}

/** The first rule of the stylesheet: everything a later theme change is allowed to touch. */
export function rootRule(worn: Worn, palette: Palette, style: DirectionStyle): string {
  const { heading_font: headingFont, body_font: bodyFont, corner_radius: radius } = worn.look
  const heading = fontFamily(headingFont)
  const weight = heading ? nearestWeight(heading, style.headingWeight) : style.headingWeight
  const fit = heading ? heading.width : 0.46
  // Capitals are for the upright grotesks; a serif keeps its lower case.
  const caps = style.caps && heading?.kind !== 'serif'

  const tokens: Record<string, string> = {
    ...colors(palette),
    ...(worn.look.accent_color ? { second: palette.accent } : {}),
    ...(worn.look.ground_color ? { ground: worn.look.ground_color } : {}),
    'font-heading': fontStack(headingFont),
    'font-body': fontStack(bodyFont),
    'heading-weight': String(weight),
    'radius': `${radius}px`,
    'radius-l': `${Math.round(radius * style.roundness)}px`,
    'radius-pill': radius === 0 ? '0px' : `${Math.max(radius, Math.min(99, radius * 6))}px`,
    ...typeScale(style, fit),
    'heading-case': caps ? 'uppercase' : 'none',
    'h1-leading': String(leading(worn, style, caps)),
    'h1-tracking': style.tracking,
    'h2-tracking': style.tracking,
    'longest': longest(worn, fit, caps).toFixed(2),
    'signs': (Math.max(12, worn.bigWords[0].length) * fit * (caps ? 1.3 : 1.1)).toFixed(1),
    'gutter': 'clamp(1.25rem, 4vw, 3rem)',
    'width': style.width,
    'pad-xs': `clamp(1rem, ${style.pads[0] * 0.6}vw, ${(style.pads[0] * 0.5).toFixed(2)}rem)`,
    'pad-s': `clamp(1.8rem, ${style.pads[0] * 1.6}vw, ${(style.pads[0] * 1.3).toFixed(2)}rem)`,
    'pad-m': `clamp(2.8rem, ${(style.pads[1] * 0.82).toFixed(2)}vw, ${(style.pads[1] * 0.76).toFixed(2)}rem)`,
    'pad-l': `clamp(3.4rem, ${(style.pads[2] * 0.82).toFixed(2)}vw, ${(style.pads[2] * 0.78).toFixed(2)}rem)`,
    'pad-xl': `clamp(5rem, ${style.pads[2] * 1.2}vw, ${(style.pads[2] * 1.15).toFixed(2)}rem)`,
    'pad-hero': style.heroPad,
  }
  const lines = Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};`)
  return `:root {\n${lines.join('\n')}\n}`
}

/** `onBrand` is the token `on-brand`. */
function colors(palette: Palette): Record<string, string> {
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return Object.fromEntries(Object.entries(palette).map(([name, hex]) => [dashed(name), hex]))
}

// Capitals stand closest; lower case needs room for descenders, and capitals for marks: Ç, İ, É, Ü.
function leading({ language }: Worn, style: DirectionStyle, caps: boolean): number {
  const room = caps && language !== 'en' ? 0.2 : style.caps && !caps ? 0.06 : 0
  return Number((style.h1Leading + room).toFixed(2))
}

// A narrow face is set larger and a wide one smaller, so that both fill the same line.
function typeScale(style: DirectionStyle, width: number): Record<string, string> {
  const fit = Math.min(1.24, Math.max(0.86, 0.46 / width))
  const steps: Record<string, string> = {}
  for (let step = -1; step <= 6; step++) {
    const grown = step >= 2 ? fit : 1
    const large = style.base * style.ratio ** step * grown
    const small = Math.min(large, style.base * Math.min(style.ratio, 1.2) ** step * grown)
    steps[`step-${step}`] = fluid(Math.max(0.86, small), Math.max(0.88, large))
  }
  steps.h1 = fluid(style.h1[0] * fit, style.h1[1] * fit)
  return steps
}

// From a 22.5 rem (360 px) to an 80 rem (1280 px) wide window.
function fluid(small: number, large: number): string {
  if (large - small < 0.01) return `${small.toFixed(3)}rem`
  const slope = (large - small) / (80 - 22.5)
  const start = small - slope * 22.5
  return `clamp(${small.toFixed(3)}rem, ${start.toFixed(3)}rem + ${(slope * 100).toFixed(3)}vw, ${large.toFixed(3)}rem)`
}

/** How wide the longest word of the big lines is, in em: no display size may break it. */
function longest({ bigWords }: Worn, width: number, caps: boolean): number {
  // "&" stands before the word that follows it, and alone on no line.
  const words = bigWords
    .join(' ')
    .replace(/([&+]) /g, '$1_')
    .split(/[\s-]+/)
  const letters = Math.max(4, ...words.map(lettersOf))
  return Math.min(24, letters) * width * (caps ? 1.55 : 1.3) + 0.2
}

/** How many usual letters a word is as wide as. */
function lettersOf(word: string): number {
  return [...word].reduce(
    (sum, letter) => sum + (/[mw]/i.test(letter) ? 1.5 : /[ijl]/.test(letter) ? 0.6 : 1),
    0
  )
}
