import type { Look } from '#designer/site/site'
import { contrast, parseHex, toHex, toOklch, type Oklch } from '#designer/site/oklch'

const defaultColor = '#4B5EAA'

export interface PaletteOptions {
  theme: 'light' | 'dark'
  /** How strongly the brand colours the paper: 1 is a hint, 3 is tinted stock. */
  tint: number
  /** Degrees from the brand hue to the accent. */
  accentTurn: number
  /** The hue of the paper, in degrees, for a brand that has none: black, white or grey. */
  hue: number
  /** `warm`: cream stock under any brand; otherwise the paper has a hint of the brand's hue. */
  paper?: 'warm'
  /** The accent itself, where somebody chose it. */
  accent?: string
  /** The paper itself, where somebody chose it: pale on a light page, almost black on a dark one. */
  ground?: string
}

/**
 * Every colour of a page, from one. The brand colour stays exactly as chosen; everything set on or
 * beside it moves until it can be read. Promises, for any colour and theme: text ≥ 7 and muted text
 * and links ≥ 4.6 on every surface they may stand on, the text of buttons and of brand, ink and
 * accent surfaces ≥ 4.5, field borders ≥ 3 on the paper surfaces.
 */
export type Palette = ReturnType<typeof paletteFrom>

const almostBlack = '#050505'

const creamHue = 84

/** Less chroma than this is seen as grey. */
const grey = 0.02

export function paletteFrom(color: string, options: PaletteOptions) {
  const brand = normalHex(color)
  const source = toOklch(brand)
  const light = options.theme === 'light'
  // All grey sites look alike: where the brand has no hue, the direction lends the paper a hint of one.
  const isGrey = source.c < grey
  const ground = options.ground ? toOklch(normalHex(options.ground)) : undefined
  const { c, h } = isGrey ? { c: 0.042, h: ground?.h ?? options.hue } : source
  // A pale blue page looks unfinished: cool paper is nearly white.
  const isWarm = options.paper === 'warm' && light
  const stockHue = isWarm ? creamHue : h
  const strength = !isWarm && h > 140 && h < 320 ? options.tint * 0.45 : options.tint
  const stain = Math.min(0.012 * strength, isWarm ? 0.03 : 0.12 * strength * c)
  const paperAt = (l: number, share = 1) => toHex({ l, c: stain * share, h: stockHue })

  const [paper, tint, wash] = ground
    ? stockFrom(ground, light)
    : light
      ? [
          paperAt(0.992 - 0.006 * (options.tint - 1), 0.5),
          paperAt(0.97 - 0.008 * (options.tint - 1)),
          paperAt(0.94 - 0.012 * (options.tint - 1), 1.3),
        ]
      : [paperAt(0.185), paperAt(0.222, 1.2), paperAt(0.262, 1.4)]
  const stock = [paper, tint, wash]

  const soft = { c: Math.min(0.03, c * 0.25), h }
  const text = walk({ l: light ? 0.22 : 0.95, ...soft, c: soft.c * 0.6 }, light, stock, 9)
  const muted = walk({ l: light ? 0.5 : 0.72, ...soft }, light, stock, 4.7)
  const link = walk({ ...source, c: Math.min(source.c, 0.2) }, light, stock, 4.7)
  const field = walk({ l: light ? 0.62 : 0.55, ...soft }, light, stock, 3.1)
  const line = toHex({ l: light ? 0.86 : 0.36, ...soft })

  const onBrand = readableOn(brand)
  const brandHover = awayFrom(onBrand, source, 0.06)

  const inkChroma = isGrey ? 0.035 : Math.min(isYellow(h) ? 0.02 : 0.075, c * 0.62)
  const ink = toHex({ l: light ? 0.27 : 0.315, c: inkChroma, h })

  // A button must be seen as one: where the brand is too close to the paper, its text tone serves.
  const isSeen = Math.min(...stock.map((at) => contrast(brand, at))) >= 1.6
  const button = isSeen ? brand : isYellow(h) && light ? ink : link
  const onButton = readableOn(button)
  const buttonHover = awayFrom(onButton, toOklch(button), 0.06)

  const onInk = walk({ l: 0.97, c: 0.008, h }, false, [ink], 8)
  const inkMuted = walk({ l: 0.8, ...soft }, false, [ink], 4.7)
  const inkLink = walk({ ...source, l: Math.max(source.l, 0.78) }, false, [ink], 4.7)
  const inkLine = toHex({ l: light ? 0.42 : 0.47, ...soft })

  // Far from the brand the accent looks like another page's, and beside blue it must not turn to violet;
  // on a ground that was chosen no hue is added.
  const near = Math.max(-24, Math.min(24, options.accentTurn))
  const turn = ground ? 0 : h > 200 && h < 300 ? -Math.abs(near) : near
  const mixed = {
    l: light ? 0.865 : 0.38,
    c: Math.min(0.085, Math.max(isGrey ? 0.055 : 0.035, c * 0.62)),
    h: (h + turn + 360) % 360,
  }
  const accent = options.accent ? normalHex(options.accent) : toHex(mixed)
  const onAccent =
    contrast(ink, accent) >= 5.5 ? ink : contrast(onInk, accent) >= 5.5 ? onInk : readableOn(accent)
  const spark = options.accent ? accent : toHex(sparkBeside(isGrey ? options.hue : h, c))

  // On the accent a button is the brand where that stands out, otherwise the accent's own text.
  const accentButton = contrast(brand, accent) >= 1.9 ? brand : readableOn(accent)

  return {
    brand,
    onBrand,
    brandHover,
    button,
    onButton,
    buttonHover,
    accent,
    onAccent,
    spark,
    accentButton,
    onAccentButton: readableOn(accentButton),
    paper,
    tint,
    wash,
    text,
    muted,
    link,
    line,
    field,
    ink,
    onInk,
    inkMuted,
    inkLink,
    inkLine,
  }
}

/** The palette of a look in a direction. */
export function paletteOf(
  look: Look,
  style: Omit<PaletteOptions, 'theme' | 'accent' | 'ground'>
): Palette {
  const { primary_color: color, accent_color: accent, ground_color: ground, theme } = look
  return paletteFrom(color, { ...style, theme, accent, ground })
}

/** A yellow that is made dark is seen as olive. */
function isYellow(hue: number): boolean {
  return hue > 75 && hue < 125
}

/** Three papers of the chosen ground; text must still be readable on the deepest of them. */
function stockFrom({ l, c, h }: Oklch, light: boolean): string[] {
  const at = (lightness: number) => toHex({ l: lightness, c: Math.min(c, 0.07), h })
  if (light) {
    const first = Math.max(0.9, l)
    return [at(first), at(first - 0.018), at(first - 0.04)]
  }
  const first = Math.min(0.26, Math.max(0.17, l - 0.02))
  return [at(first), at(first + 0.035), at(first + 0.075)]
}

/** A light paper of the tone of a picture whose ground this is. */
export function paperBeside(ground: string): string {
  const { c, h } = toOklch(ground)
  return toHex({ l: 0.965, c: Math.min(c * 0.5, 0.03), h })
}

/** The colour in six digits, or the default where it is none. */
export function normalHex(color: string): string {
  return parseHex(String(color)) ?? parseHex(defaultColor)!
}

/**
 * The colour of the smallest, brightest spots: 60 degrees or more from the brand, warm beside a cold one;
 * beside a quiet brand it is quiet.
 */
function sparkBeside(hue: number, chroma: number): Oklch {
  const loud = loudSpark(hue)
  return { ...loud, c: Math.min(loud.c, Math.max(0.03, chroma)) }
}

function loudSpark(hue: number): Oklch {
  if (hue < 40 || hue >= 285) return { l: 0.86, c: 0.16, h: 92 }
  if (hue < 115) return { l: 0.72, c: 0.11, h: 245 }
  if (hue < 205) return { l: 0.74, c: 0.15, h: 40 }
  return { l: 0.79, c: 0.15, h: 66 }
}

/** White where it can be read, otherwise a black deep enough that one of the two always can. */
function readableOn(surface: string): string {
  return contrast('#ffffff', surface) >= 4.5 ? '#ffffff' : almostBlack
}

function walk(from: Oklch, darker: boolean, on: string[], floor: number): string {
  for (let l = from.l; l >= 0 && l <= 1; l += darker ? -0.01 : 0.01) {
    const hex = toHex({ ...from, l })
    if (on.every((surface) => contrast(hex, surface) >= floor)) return hex
  }
  return darker ? '#000000' : '#ffffff'
}

function awayFrom(text: string, color: Oklch, by: number): string {
  return toHex({ ...color, l: color.l + (text === '#ffffff' ? -by : by) })
}
