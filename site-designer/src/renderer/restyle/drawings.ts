import type { Palette } from '#designer/renderer/color/palette'

type Colors = Pick<Palette, 'brand' | 'onBrand' | 'accent' | 'onAccent'>

const COLOR = /%23[0-9a-f]{6}/g
const DRAWN = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 "

/** Our icon in other colours, its letter as it is; undefined for an icon that is not ours. */
export function iconIn(icon: string, { brand, onBrand }: Colors, radius: number) {
  if (!icon.startsWith(`${DRAWN}32 32'`) || icon.match(COLOR)?.length !== 2) return undefined
  const [ground, letter] = [brand, onBrand].map(written)
  let at = 0
  return icon
    .replace(COLOR, () => (at++ === 0 ? ground : letter))
    .replace(/ rx='[\d.]+'/, ` rx='${Math.min(16, radius)}'`)
}

/**
 * A drawn plate in other colours; undefined for any other picture. On a ground of the brand colour it
 * is of the accent, and its cut of the brand.
 */
export function plateIn(src: string, next: Colors, isOnBrand: boolean): string | undefined {
  if (!src.startsWith(DRAWN) || src.startsWith(`${DRAWN}32 32'`)) return undefined
  if (src.match(COLOR)?.length !== 3) return undefined
  const { brand, onBrand, accent, onAccent } = next
  const order = isOnBrand ? [accent, onAccent, brand] : [brand, onBrand, accent]
  let at = 0
  return src.replace(COLOR, () => written(order[at++]))
}

function written(color: string): string {
  return color.replace('#', '%23')
}
