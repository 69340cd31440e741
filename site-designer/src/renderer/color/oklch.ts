/** A colour in OKLCH: lightness 0-1, chroma 0 and up, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Rgb = [number, number, number]

/** Reads `#rgb` and `#rrggbb`; anything else is null. */
export function parseHex(text: string): Rgb | null {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text.trim())
  const long = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim())
  if (short) return [1, 2, 3].map((i) => Number.parseInt(short[i] + short[i], 16) / 255) as Rgb
  if (long) return [1, 2, 3].map((i) => Number.parseInt(long[i], 16) / 255) as Rgb
  return null
}

export function toOklch(hex: string): Oklch {
  const rgb = parseHex(hex)
  if (!rgb) throw new Error(`Not a hex colour: ${hex}`)

  const [r, g, b] = rgb.map(linear)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const okL = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const okA = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const okB = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const c = Math.hypot(okA, okB)
  const h = c < 1e-4 ? 0 : ((Math.atan2(okB, okA) * 180) / Math.PI + 360) % 360
  return { l: okL, c, h }
}

/** The nearest sRGB colour of that lightness and hue: chroma gives way, found by bisection. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l))
  let rgb = toLinear({ l: lightness, c, h })
  if (!inGamut(rgb)) {
    let low = 0
    let high = c
    for (let i = 0; i < 18; i++) {
      const middle = (low + high) / 2
      if (inGamut(toLinear({ l: lightness, c: middle, h }))) low = middle
      else high = middle
    }
    rgb = toLinear({ l: lightness, c: low, h })
  }
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, gamma(value))) * 255)
  return '#' + rgb.map((value) => byte(value).toString(16).padStart(2, '0')).join('')
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const rgb = parseHex(hex)
  if (!rgb) throw new Error(`Not a hex colour: ${hex}`)
  const [r, g, b] = rgb.map(linear)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function toLinear({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function inGamut(rgb: Rgb): boolean {
  return rgb.every((value) => value >= -0.0001 && value <= 1.0001)
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function gamma(value: number): number {
  const positive = Math.max(0, value)
  return positive <= 0.0031308 ? positive * 12.92 : 1.055 * positive ** (1 / 2.4) - 0.055
}
