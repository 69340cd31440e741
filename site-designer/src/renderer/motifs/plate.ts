import type { Motif } from '#designer/site/kinds'
import { chance } from '#designer/site/seeded'
import { drawTile } from '#designer/renderer/motifs/tiles'

export interface PlateColors {
  brand: string
  onBrand: string
  accent: string
}

const sizes = { wide: [1200, 800], tall: [900, 1200], square: [1000, 1000] } as const
export type PlateShape = keyof typeof sizes

export function plateSize(shape: PlateShape): { width: number; height: number } {
  const [width, height] = sizes[shape]
  return { width, height }
}

/**
 * A printed plate for a place where the owner's photo will hang: the trade's pattern at two scales,
 * one cut shape in the brand colour. No scenes, no objects, so nothing to mistake for a picture of
 * the business.
 */
export function plate(
  motif: Motif,
  shape: PlateShape,
  colors: PlateColors,
  seed: string,
  index = 0
): string {
  const luck = chance(`${seed}/${index}`, 'plate')
  // Plates of one page take the cuts in turn, so that two of them are never the same.
  const order = chance(seed, 'cuts').shuffle(cuts)
  const { width, height } = plateSize(shape)
  const small = drawTile(motif, index % 3 === 2 ? colors.onBrand : colors.brand, luck)
  const large = drawTile(motif, index % 3 === 2 ? colors.brand : colors.onBrand, luck)
  const turn = luck.pick([0, 0, 15, -15, 45])
  const grow = luck.pick([2.2, 3, 4])
  const cut = order[index % order.length](width, height)
  const inverted = index % 3 === 2
  const [ground, figure] = inverted ? [colors.brand, colors.accent] : [colors.accent, colors.brand]
  const pattern = (id: string, tile: typeof small, scale: number, angle: number) =>
    `<pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="rotate(${angle}) scale(${scale})">${tile.body}</pattern>`

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${pattern('a', small, 1.5, 0)}${pattern('b', large, grow, turn)}</defs>` +
    `<rect width="100%" height="100%" fill="${ground}"/>` +
    `<rect width="100%" height="100%" fill="url(#a)" opacity=".2"/>` +
    `<path d="${cut}" fill="${figure}"/><path d="${cut}" fill="url(#b)" opacity=".26"/></svg>`
  )
}

type Cut = (width: number, height: number) => string

const cuts: Cut[] = [
  (w, h) => `M${w * 0.18} ${h}V${h * 0.52}a${w * 0.32} ${w * 0.32} 0 0 1 ${w * 0.64} 0V${h}Z`,
  (w, h) => `M0 ${h}L${w} ${h * 0.28}V${h}Z`,
  (w, h) => `M${w} ${h}H${w * 0.12}A${w * 0.88} ${w * 0.88} 0 0 1 ${w} ${h - w * 0.88}Z`,
  (w, h) => `M${w * 0.42} 0H${w}V${h}H${w * 0.42}Z`,
  (w, h) => `M0 ${h * 0.58}H${w}V${h}H0Z`,
  (w, h) => {
    const r = Math.min(w, h) * 0.36
    return `M${w / 2 - r} ${h / 2}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  },
  (w, h) =>
    `M0 ${h * 0.6}C${w * 0.25} ${h * 0.3} ${w * 0.42} ${h * 0.9} ${w * 0.64} ${h * 0.55}S${w * 0.9} ${h * 0.3} ${w} ${h * 0.42}V${h}H0Z`,
  (w, h) => `M0 0H${w}V${h}H0Z`,
  (w, h) => arches(w, h, 3),
  (w, h) => `M${w * 0.5} 0a${h * 0.5} ${h * 0.5} 0 0 1 0 ${h}Z`,
]

function arches(width: number, height: number, count: number): string {
  const span = width / count
  const arch = (at: number) =>
    `M${at * span} ${height}V${height * 0.55}a${span / 2} ${span / 2} 0 0 1 ${span} 0V${height}Z`
  return Array.from({ length: count }, (_, at) => arch(at)).join('')
}

/** SVG as an address, escaped only where an attribute or a stylesheet needs it. */
export function svgUrl(svg: string): string {
  return (
    'data:image/svg+xml,' +
    svg
      .replaceAll('%', '%25')
      .replaceAll('#', '%23')
      .replaceAll('<', '%3C')
      .replaceAll('>', '%3E')
      .replaceAll('"', "'")
  )
}
