import { isColourOf } from '#designer/site/is_colour_of'
import { paletteFrom, type PaletteOptions } from '#designer/renderer/color/palette'

/** Whether a page in one colour shows one of those that somebody refuses. */
export function showsOneOf(
  color: string,
  refused: readonly string[],
  options: PaletteOptions
): boolean {
  const { brand, accent } = paletteFrom(color, options)
  return [brand, accent].some((shown) => refused.some((hex) => isColourOf(shown, hex)))
}
