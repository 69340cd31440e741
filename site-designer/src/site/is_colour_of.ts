import { parseHex, toOklch, turnBetween } from '#designer/site/oklch'

/** Less chroma than this is seen as grey. */
const grey = 0.04
const nearHue = 32
const nearLightness = 0.22

/** Whether somebody who refuses one colour would say that the other is it. */
export function isColourOf(hex: string, refused: string): boolean {
  if (!parseHex(refused)) return false
  const [one, other] = [toOklch(hex), toOklch(refused)]
  if (other.c < grey) return one.c < grey && Math.abs(one.l - other.l) < nearLightness
  return one.c >= grey && turnBetween(one.h, other.h) < nearHue
}
