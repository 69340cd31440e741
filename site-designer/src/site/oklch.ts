import { onFirstUse } from '#designer/data/on_first_use'

// Its many modules take four times the memory of the one file.
const culori = onFirstUse<typeof import('culori')>('culori/require')

/** A colour in OKLCH: lightness 0-1, chroma 0 and up, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** Reads `#rgb` and `#rrggbb`; six digits with their sign, or null where it is anything else. */
export function parseHex(text: string): string | null {
  const [digits] = /^#?(?:[\da-f]{6}|[\da-f]{3})$/i.exec(text.trim()) ?? []
  return digits ? culori().formatHex(digits)! : null
}

/** A grey has hue 0. */
export function toOklch(hex: string): Oklch {
  const color = culori().converter('oklch')(hex)
  if (!color) throw new Error(`Not a hex colour: ${hex}`)
  const { l, c, h = 0 } = color
  return { l, c, h }
}

/** The nearest sRGB colour of that lightness and hue: chroma gives way. */
export function toHex({ l, c, h }: Oklch): string {
  const { clampChroma, clampRgb, differenceEuclidean, formatHex } = culori()
  const color = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h } as const
  // The last digits put a colour on the rim of sRGB outside it, and far from blue is the next one inside.
  const isInside = differenceEuclidean('rgb')(color, clampRgb(color)) < 0.002
  return formatHex(isInside ? color : clampChroma(color, 'oklch'))
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return culori().wcagContrast(one, other)
}

/** Between two colours, as eyes see it: a share of 0 is the one, of 1 the other. */
export function between(one: Oklch, other: Oklch, share: number): Oklch {
  const [from, to] = [pointOf(one), pointOf(other)]
  const [l, a, b] = from.map((value, at) => value + (to[at] - value) * share)
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** How far two colours are from each other to the eye; 0.02 is just seen, black is 1 from white. */
export function distance(one: Oklch, other: Oklch): number {
  const to = pointOf(other)
  return Math.hypot(...pointOf(one).map((value, at) => value - to[at]))
}

/** Degrees between two hues. */
export function turnBetween(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180)
}

function pointOf({ l, c, h }: Oklch): number[] {
  const turn = (h * Math.PI) / 180
  return [l, c * Math.cos(turn), c * Math.sin(turn)]
}
