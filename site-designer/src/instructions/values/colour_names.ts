import { isName } from '#designer/instructions/language/endings'
import type { Slot } from '#designer/instructions/language/slots'
import { colourIn } from '#designer/instructions/values/colour'
import { oncePerKey } from '#designer/data/once_per_key'
import { isColourOf } from '#designer/outline/refused_colours'
import { colours, type Colour } from '#designer/language/words'
import { wordsOf } from '#designer/language/words_of'
import { toOklch } from '#designer/renderer/color/oklch'

interface NamedColour {
  name: string
  hex: string
}

/** The colours of a language under the name that is used most. */
const namedIn = oncePerKey((code: string): NamedColour[] =>
  Object.entries(wordsOf(code).colours).map(([colour, words]) => {
    const [pattern] = words.replace(/\(\?:[^)]*\)\?/g, '').split('|')
    const name = pattern.replace(/\[.*?(.)\]/g, '$1')
    return { name, hex: colours[colour as Colour] }
  })
)

/** What people call a colour: of the names that mean it the nearest. */
export function nameOfColour(hex: string, code: string): string {
  const away = distanceFrom(hex)
  const all = namedIn(code)
  const alike = all.filter((one) => isColourOf(hex, one.hex))
  return (alike.length > 0 ? alike : all).reduce((best, one) =>
    away(one.hex) < away(best.hex) ? one : best
  ).name
}

/** The colour that somebody speaks of, with the endings of their language: "maviyi". */
export function colourSpoken({ text, words }: Slot, code: string): string | undefined {
  return colourIn(text, code) ?? namedIn(code).find(({ name }) => isName(words, name, code))?.hex
}

function distanceFrom(hex: string): (other: string) => number {
  const one = pointOf(hex)
  return (other) => Math.hypot(...pointOf(other).map((value, at) => value - one[at]))
}

/** A place in the space of what eyes tell apart. */
function pointOf(hex: string): number[] {
  const { l, c, h } = toOklch(hex)
  const turn = (h * Math.PI) / 180
  return [l, c * Math.cos(turn), c * Math.sin(turn)]
}
