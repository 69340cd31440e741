import { isName } from '#designer/instructions/language/endings'
import type { Slot } from '#designer/instructions/language/slots'
import { colourIn } from '#designer/instructions/values/colour'
import { isColourOf } from '#designer/site/is_colour_of'
import { namedColours } from '#designer/site/colours'
import { distance, toOklch } from '#designer/site/oklch'

/** What people call a colour: of the plain names that mean it the nearest. */
export function nameOfColour(hex: string, code: string): string {
  const away = (other: string) => distance(toOklch(hex), toOklch(other))
  const all = namedColours(code).filter(({ isPlain }) => isPlain)
  const alike = all.filter((one) => isColourOf(hex, one.hex))
  return (alike.length > 0 ? alike : all).reduce((best, one) =>
    away(one.hex) < away(best.hex) ? one : best
  ).name
}

/** The colour that somebody speaks of, with the endings of their language: "maviyi". */
export function colourSpoken({ text, words }: Slot, code: string): string | undefined {
  return (
    colourIn(text, code) ?? namedColours(code).find(({ name }) => isName(words, name, code))?.hex
  )
}
