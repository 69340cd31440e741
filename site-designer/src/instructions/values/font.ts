import { bodyFonts, headingFonts } from '#designer/fonts/offered_fonts'
import { folded } from '#designer/language/fold'

/** A sort of font stands for one that the form offers. */
const sorts: Record<string, string> = {
  'serif': 'Lora',
  'sans serif': 'Inter',
  'sans-serif': 'Inter',
  'tirnakli': 'Lora',
  'tirnaksiz': 'Inter',
}

const families = [...new Set<string>([...headingFonts, ...bodyFonts])]

/** A family that the form offers, however it is written. */
export function fontNamed(text: string): string | undefined {
  const name = folded(text).replace(/[.!]$/, '')
  return sorts[name] ?? families.find((family) => folded(family) === name)
}
