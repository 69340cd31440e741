import { fontFamily, nearestWeight, type FontFamily } from '#designer/fonts/catalogue'
import {
  fontFileName,
  fontSubsets,
  type FontStyle,
  type FontSubset,
} from '#designer/fonts/font_file_name'

export interface FontUse {
  family: string
  weights: readonly number[]
  /** Weights that are also set in italics; left out where the family has none. */
  italics?: readonly number[]
}

const ranges: Record<FontSubset, string> = {
  'latin':
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,' +
    'U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,' +
    'U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,' +
    'U+A720-A7FF',
}

// Mean advance of the metric-compatible pairs Arial/Liberation Sans and Times/Liberation Serif.
const fallbacks = {
  sans: { width: 0.4512, local: ['Arial', 'Liberation Sans', 'Arimo'] },
  serif: { width: 0.4105, local: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
}

/**
 * `@font-face` rules for the families used, with file addresses relative to the page
 * (`fonts/<file>.woff2`), one rule per subset so that a browser fetches only what the text needs,
 * and one measured fallback face per family so that the swap moves nothing. Names that are not in
 * the catalogue are left out.
 */
export function fontFaces(uses: readonly FontUse[]): string {
  const rules = new Set<string>()
  for (const use of uses) {
    const family = fontFamily(use.family)
    if (!family) continue
    for (const weight of use.weights) addFaces(rules, family, weight, 'normal')
    if (family.italic) {
      for (const weight of use.italics ?? []) addFaces(rules, family, weight, 'italic')
    }
    rules.add(fallbackFace(family))
  }
  return [...rules].join('\n')
}

/** The `font-family` value for a family: itself, its measured fallback, then the generic. */
export function fontStack(name: string): string {
  const family = fontFamily(name)
  if (!family) return 'system-ui, sans-serif'
  const generic = family.kind === 'serif' ? 'Georgia, serif' : 'system-ui, sans-serif'
  return `'${family.name}', '${family.name} Fallback', ${generic}`
}

function addFaces(rules: Set<string>, family: FontFamily, wanted: number, style: FontStyle) {
  const weight = nearestWeight(family, wanted)
  for (const subset of fontSubsets) {
    const file = fontFileName(family.slug, subset, weight, style)
    rules.add(
      `@font-face{font-family:'${family.name}';font-style:${style};font-weight:${weight};` +
        `font-display:swap;src:url(fonts/${file}) format('woff2');unicode-range:${ranges[subset]}}`
    )
  }
}

function fallbackFace(family: FontFamily): string {
  const { width, local } = fallbacks[family.kind]
  const scale = family.width / width
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`
  return (
    `@font-face{font-family:'${family.name} Fallback';` +
    `src:${local.map((name) => `local('${name}')`).join(',')};size-adjust:${percent(scale)};` +
    `ascent-override:${percent(family.ascent / scale)};` +
    `descent-override:${percent(family.descent / scale)};line-gap-override:0%}`
  )
}
