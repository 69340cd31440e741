import { fontSlug } from '#designer/fonts/font_file_name'

/**
 * The families a person can choose (specification, section 9) and what the designer must know of
 * each to set type with it: weights that exist, how wide it runs, and the vertical measures that
 * make a fallback take the same room. `width` is the mean advance of English running text,
 * `ascent` and `descent` its line box, all in em, measured from the latin files.
 */
export interface FontFamily {
  name: string
  slug: string
  kind: 'serif' | 'sans'
  weights: readonly number[]
  italic: boolean
  width: number
  ascent: number
  descent: number
}

const all = [100, 200, 300, 400, 500, 600, 700, 800, 900]

const families: readonly FontFamily[] = [
  family('Cormorant Garamond', 'serif', [300, 400, 500, 600, 700], [0.3966, 0.924, 0.287]),
  family('Crimson Text', 'serif', [400, 600, 700], [0.3998, 0.949, 0.351]),
  family('DM Sans', 'sans', all, [0.4675, 0.992, 0.31]),
  family('DM Serif Display', 'serif', [400], [0.45, 1.036, 0.335]),
  family('EB Garamond', 'serif', [400, 500, 600, 700, 800], [0.3873, 1.007, 0.298]),
  family('Inter', 'sans', all, [0.4812, 0.969, 0.241]),
  family('Lato', 'sans', [100, 300, 400, 700, 900], [0.4367, 0.987, 0.213]),
  family('Libre Baskerville', 'serif', [400, 500, 600, 700], [0.5233, 0.97, 0.27]),
  family('Lora', 'serif', [400, 500, 600, 700], [0.4724, 1.006, 0.274]),
  family('Manrope', 'sans', [200, 300, 400, 500, 600, 700, 800], [0.4585, 1.066, 0.3], false),
  family('Merriweather', 'serif', [300, 400, 500, 600, 700, 800, 900], [0.4864, 0.984, 0.273]),
  family('Montserrat', 'sans', all, [0.5062, 0.968, 0.251]),
  family('Nunito', 'sans', [200, 300, 400, 500, 600, 700, 800, 900], [0.4546, 1.011, 0.353]),
  family('Open Sans', 'sans', [300, 400, 500, 600, 700, 800], [0.4745, 1.069, 0.293]),
  family('Oswald', 'sans', [200, 300, 400, 500, 600, 700], [0.3639, 1.193, 0.289], false),
  family('PT Serif', 'serif', [400, 700], [0.4508, 1.039, 0.286]),
  family('Playfair Display', 'serif', [400, 500, 600, 700, 800, 900], [0.4571, 1.082, 0.251]),
  family('Plus Jakarta Sans', 'sans', [200, 300, 400, 500, 600, 700, 800], [0.4681, 1.038, 0.222]),
  family('Poppins', 'sans', all, [0.5052, 1.05, 0.35]),
  family('Raleway', 'sans', all, [0.4665, 0.94, 0.234]),
  family('Roboto', 'sans', all, [0.448, 0.928, 0.244]),
  family('Source Sans Pro', 'sans', [200, 300, 400, 600, 700, 900], [0.4209, 0.984, 0.273]),
  family('Space Grotesk', 'sans', [300, 400, 500, 600, 700], [0.4893, 0.984, 0.292], false),
  family('Work Sans', 'sans', all, [0.5028, 0.93, 0.243]),
]

const byName = new Map(families.map((entry) => [entry.name.toLowerCase(), entry]))

export const fontFamilies: readonly FontFamily[] = families

export function fontFamily(name: string): FontFamily | undefined {
  return byName.get(String(name).trim().toLowerCase())
}

/** The existing weight nearest to the one wanted; of two equally near, the heavier. */
export function nearestWeight(of: FontFamily, wanted: number): number {
  return of.weights.reduce((best, weight) =>
    Math.abs(weight - wanted) <= Math.abs(best - wanted) ? weight : best
  )
}

function family(
  name: string,
  kind: FontFamily['kind'],
  weights: readonly number[],
  [width, ascent, descent]: [number, number, number],
  italic = true
): FontFamily {
  return { name, slug: fontSlug(name), kind, weights, italic, width, ascent, descent }
}
