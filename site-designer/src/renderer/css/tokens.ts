import { fontFamily, fontStack, nearestWeight } from '#designer/fonts/main'
import { widthOf } from '#designer/fonts/letter_widths'
import type { Language } from '#designer/language/language'
import type { DirectionId } from '#designer/site/kinds'
import type { Look } from '#designer/site/site'
import type { Palette } from '#designer/renderer/color/palette'
import { displayType } from '#designer/renderer/css/display_type'
import type { DirectionStyle } from '#designer/renderer/directions/direction_style'

/** What of a page its stylesheet is made of. */
export interface Worn {
  direction: DirectionId
  language: Language
  look: Look
  /** The big lines: the title and the name. */
  bigWords: readonly [title: string, name: string]
  headings: readonly string[]
}

/** The first rule of the stylesheet: everything a later theme change is allowed to touch. */
export function rootRule(worn: Worn, palette: Palette, style: DirectionStyle): string {
  const { heading_font: headingFont, body_font: bodyFont, corner_radius: radius } = worn.look
  const heading = fontFamily(headingFont)
  const weight = heading ? nearestWeight(heading, style.headingWeight) : style.headingWeight
  const fit = heading ? heading.width : 0.46
  // Capitals are for the upright grotesks; a serif keeps its lower case.
  const caps = style.caps && heading?.kind !== 'serif'

  const display = displayTypeOf(worn, { weight, tracking: style.tracking, caps })
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
    'longest': display.longest.toFixed(2),
    'longest-heading': display.longestInHeadings.toFixed(2),
    'poster-wide': display.poster[0].toFixed(2),
    'poster-narrow': display.poster[1].toFixed(2),
    'digit': widthOf('0', headingFont, weight).toFixed(3),
    'signs': (Math.max(12, worn.bigWords[0].length) * fit * (caps ? 1.3 : 1.1)).toFixed(1),
    'gutter': 'clamp(1.25rem, 4vw, 3rem)',
    'width': style.width,
    'pad-xs': 'clamp(0.9rem, 1.6vw, 1.4rem)',
    'pad-s': padding(style.pads[0]),
    'pad-m': padding(style.pads[1]),
    'pad-l': padding(style.pads[2]),
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

/** As much as was asked for on a desk (80 rem wide), and on a phone a little more than half of it. */
function padding(rem: number): string {
  return `clamp(${(rem * 0.56).toFixed(2)}rem, ${(rem * 1.25).toFixed(2)}vw, ${rem.toFixed(2)}rem)`
}

// A narrow face is set larger and a wide one smaller, so that both fill the same line.
function typeScale(style: DirectionStyle, width: number): Record<string, string> {
  const fit = Math.min(1.24, Math.max(0.86, 0.46 / width))
  const sizes: Record<string, string> = {}
  for (let step = -1; step <= 6; step++) {
    const grown = step >= 2 ? fit : 1
    const large = style.base * style.ratio ** step * grown
    const small = Math.min(large, style.base * Math.min(style.ratio, 1.2) ** step * grown)
    sizes[`step-${step}`] = fluid(Math.max(0.86, small), Math.max(0.88, large))
  }
  sizes.h1 = fluid(style.h1[0] * fit, style.h1[1] * fit)
  sizes.h2 = fluid(style.h2[0] * fit, style.h2[1] * fit)
  return sizes
}

// From a 22.5 rem (360 px) to an 80 rem (1280 px) wide window.
function fluid(small: number, large: number): string {
  if (large - small < 0.01) return `${small.toFixed(3)}rem`
  const slope = (large - small) / (80 - 22.5)
  const start = small - slope * 22.5
  return `clamp(${small.toFixed(3)}rem, ${start.toFixed(3)}rem + ${(slope * 100).toFixed(3)}vw, ${large.toFixed(3)}rem)`
}

/** Titles are measured, so that they are as large as their box holds and break inside no word. */
function displayTypeOf(
  { bigWords, headings, language, look }: Worn,
  { weight, tracking, caps }: { weight: number; tracking: string; caps: boolean }
) {
  const closer = Number.parseFloat(tracking) || 0
  const [title, name] = bigWords
  return displayType(title, name, headings, (text) => {
    const set = caps ? text.toLocaleUpperCase(language) : text
    return widthOf(set, look.heading_font, weight) + closer * [...set].length
  })
}
