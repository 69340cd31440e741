import type { Motif } from '#designer/site/kinds'
import { chance } from '#designer/site/seeded'
import type { PlateColors } from '#designer/renderer/motifs/plate'
import { drawTile } from '#designer/renderer/motifs/tiles'

export const placePlateSize = { width: 1200, height: 800 }

/**
 * A printed block for "here we are": the trade's pattern, rings and a pin. It shows no street and no
 * shore, so that nobody can take it for a map. Its colours stand in the order of `plate`, so that
 * both are mixed anew alike.
 */
export function placePlate(motif: Motif, colors: PlateColors, seed: string): string {
  const { width, height } = placePlateSize
  const luck = chance(seed, 'place')
  const x = width * luck.pick([0.5, 0.62, 0.7])
  const y = height * luck.pick([0.56, 0.62])
  const step = luck.pick([90, 120, 150])
  const rings = [1, 2, 3, 4, 5, 6].map((n) => `<circle cx="${x}" cy="${y}" r="${n * step}"/>`)
  const pin =
    `M${x} ${y + 20}c-64-88-92-128-92-176a92 92 0 0 1 184 0c0 48-28 88-92 176Z` +
    `M${x - 34} ${y - 156}a34 34 0 1 0 68 0a34 34 0 1 0-68 0Z`
  const pattern = (id: string, ink: string) => {
    const tile = drawTile(motif, ink, luck)
    return (
      `<pattern id="${id}" width="${tile.width}" height="${tile.height}" ` +
      `patternUnits="userSpaceOnUse" patternTransform="scale(1.6)">${tile.body}</pattern>`
    )
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${pattern('a', colors.brand)}${pattern('b', colors.onBrand)}` +
    `<g id="r" fill="none" stroke="${colors.brand}" stroke-width="2">${rings.join('')}</g></defs>` +
    `<rect width="100%" height="100%" fill="${colors.accent}"/>` +
    `<rect width="100%" height="100%" fill="url(#a)" opacity=".16"/><use href="#r" opacity=".6"/>` +
    `<path d="${pin}" fill="${colors.brand}" fill-rule="evenodd"/>` +
    `<path d="${pin}" fill="url(#b)" fill-rule="evenodd" opacity=".3"/></svg>`
  )
}
