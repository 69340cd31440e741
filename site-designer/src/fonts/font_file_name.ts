export const fontSubsets = ['latin', 'latin-ext'] as const
export type FontSubset = (typeof fontSubsets)[number]
export type FontStyle = 'normal' | 'italic'

/** A family's name as it stands in the names of its files. */
export function fontSlug(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-')
}

export function fontFileName(
  slug: string,
  subset: FontSubset,
  weight: number,
  style: FontStyle
): string {
  return `${slug}-${subset}-${weight}-${style}.woff2`
}
