import type { Palette } from '#designer/renderer/color/palette'

type Colors = Pick<Palette, 'brand' | 'onBrand' | 'accent'>

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

/** A drawn plate in other colours; undefined for any other picture. */
export function plateIn(src: string, next: Colors): string | undefined {
  if (!src.startsWith(DRAWN) || !src.includes("%3Cpattern id='b'")) return undefined
  // The inks of its two patterns come first, the ground and the figure on it last.
  const colors = src.match(COLOR) ?? []
  const inks = colors.slice(0, -2)
  const sheet = colors.slice(-2)
  // Both a pattern and the sheet show the brand.
  const brand = sheet.find((color) => inks.includes(color))
  const accent = sheet.find((color) => color !== brand) ?? brand
  const onBrand = inks.find((color) => color !== brand) ?? brand
  if (!brand || new Set([...colors, brand, accent, onBrand]).size > 3) return undefined

  return src.replace(COLOR, (color) =>
    written(color === brand ? next.brand : color === accent ? next.accent : next.onBrand)
  )
}

function written(color: string): string {
  return color.replace('#', '%23')
}
