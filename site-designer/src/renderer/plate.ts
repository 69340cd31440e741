import { chance } from '#designer/site/seeded'

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
 * Fields of colour for a place where the owner's photo will hang: the brand, and one cut of the
 * accent above the place where words stand on it. No scenes, no objects, so nothing to mistake for a
 * picture of the business. The colours stand in the order of `PlateColors`, so that they can be
 * changed by their places.
 */
export function plate(shape: PlateShape, colors: PlateColors, seed: string, index = 0): string {
  const { width, height } = plateSize(shape)
  // Plates of one page take the cuts in turn, so that two of them are never the same.
  const order = chance(seed, 'cuts').shuffle(cuts)
  const cut = order[index % order.length](width, height)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${colors.brand}"/>` +
    `<path d="${cut}" fill="none" stroke="${colors.onBrand}" stroke-width="2" opacity=".35" transform="translate(${-width * 0.05} ${height * 0.06})"/>` +
    `<path d="${cut}" fill="${colors.accent}"/></svg>`
  )
}

type Cut = (width: number, height: number) => string

/** Each stands in the upper right: what is said on the plate stands below it. */
const cuts: Cut[] = [
  (w, h) => disc(w * 0.78, h * 0.22, h * 0.17),
  (w, h) => `M${w} 0V${h * 0.42}A${h * 0.42} ${h * 0.42} 0 0 1 ${w - h * 0.42} 0Z`,
  (w, h) => `M${w * 0.5} 0H${w}V${h * 0.42}Z`,
  (w, h) => `M${w * 0.6} 0H${w * 0.84}V${h * 0.22}a${w * 0.12} ${h * 0.2} 0 0 1 ${-w * 0.24} 0Z`,
  (w, h) => `M${w * 0.62} 0H${w}V${h * 0.4}H${w * 0.62}Z`,
  (w, h) =>
    `M${w * 0.62} ${h * 0.08}a${h * 0.16} ${h * 0.16} 0 0 1 0 ${h * 0.32}Z` +
    disc(w * 0.86, h * 0.24, h * 0.08),
  (w, h) => `M${w * 0.66} ${h * 0.08}H${w * 0.92}V${h * 0.42}Z`,
]

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
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
