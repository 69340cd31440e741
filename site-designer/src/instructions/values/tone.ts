import { toHex, toOklch, type Oklch } from '#designer/site/oklch'

const MOST_TURN = 40
const hues = { warmer: 45, cooler: 245 }
const steps = {
  softer: { c: -0.05 },
  stronger: { c: 0.05 },
  darker: { l: -0.09 },
  lighter: { l: 0.09 },
}

export type Tone = keyof typeof hues | keyof typeof steps

/** A colour one step further in a direction. */
export function toned(color: string, tone: Tone): string {
  const now = toOklch(color)
  if (tone === 'warmer' || tone === 'cooler') {
    const away = ((hues[tone] - now.h + 540) % 360) - 180
    return toHex({ ...now, h: now.h + Math.max(-MOST_TURN, Math.min(MOST_TURN, away)) })
  }
  const { l = 0, c = 0 }: Partial<Oklch> = steps[tone]
  return toHex({
    l: Math.min(0.86, Math.max(0.24, now.l + l)),
    c: Math.min(0.26, Math.max(0.02, now.c + c)),
    h: now.h,
  })
}
