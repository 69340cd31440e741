import { bodyFonts, headingFonts } from '#designer/fonts/offered_fonts'
import { folded } from '#designer/renderer/reading/words'

const families = [...new Set<string>([...headingFonts, ...bodyFonts])]

/** A family that the form offers, however it is written. */
export function fontNamed(text: string): string | undefined {
  const name = folded(text).replace(/[.!]$/, '')
  return families.find((family) => folded(family) === name)
}
