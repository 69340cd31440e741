import { toHex, toOklch } from '#designer/renderer/color/oklch'

export type Tone = 'warmer' | 'cooler' | 'softer' | 'stronger' | 'darker' | 'lighter'

const WARM = 45
const COOL = 245
const MOST_TURN = 40

/** A colour one step further in a direction. */
export function toned(color: string, tone: Tone): string {
  const { h } = toOklch(color)
  const toward = (hue: number) =>
    Math.max(-MOST_TURN, Math.min(MOST_TURN, ((hue - h + 540) % 360) - 180))
  const steps: Record<Tone, { l?: number; c?: number; h?: number }> = {
    warmer: { h: toward(WARM) },
    cooler: { h: toward(COOL) },
    softer: { c: -0.05 },
    stronger: { c: 0.05 },
    darker: { l: -0.09 },
    lighter: { l: 0.09 },
  }
  return shifted(color, steps[tone])
}

function shifted(color: string, by: { l?: number; c?: number; h?: number }): string {
  const now = toOklch(color)
  return toHex({
    l: Math.min(0.86, Math.max(0.24, now.l + (by.l ?? 0))),
    c: Math.min(0.26, Math.max(0.02, now.c + (by.c ?? 0))),
    h: (now.h + (by.h ?? 0) + 360) % 360,
  })
}
